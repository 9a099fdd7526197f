import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { NotDelivered, type MailSender, type SmsSender } from '../contract.ts'
import { httpSmsSender } from './http-sms.server.ts'
import { sandboxSender } from './sandbox.ts'
import { smtpSender } from './smtp.server.ts'
import { startMailServer } from '../../../tests/factories/mail.ts'

const isWrong = (address: string) => address.startsWith('wrong')
const mailServer = await startMailServer({
	refuse: (address) => (isWrong(address) ? `550 no such user ${address}` : null),
})
const texts: unknown[] = []
const smsServer = createServer((request, response) => {
	let body = ''
	request.on('data', (part: Buffer) => (body += part.toString()))
	request.on('end', () => {
		const text = JSON.parse(body) as { to: string }
		if (text.to !== '+1') texts.push(text)
		response.writeHead(text.to === '+1' ? 400 : 202).end()
	})
})
await new Promise<void>((done) => {
	smsServer.listen(0, '127.0.0.1', done)
})
afterAll(async () => {
	smsServer.close()
	await mailServer.close()
})
const smsUrl = `http://127.0.0.1:${(smsServer.address() as AddressInfo).port}/send`

const mailTo = (to: string) => ({
	id: 'b7d4f0c6-2f3e-4a52-9d7c-1e0f6a5b4c3d',
	to,
	subject: 'Your proof is ready',
	text: 'Open it',
	html: '<p>Open it</p>',
	replyTo: null,
	stopUrl: null,
})

const mailSenders: [string, MailSender][] = [
	['smtp', smtpSender({ url: `smtp://127.0.0.1:${mailServer.port}`, from: 'Shop <hello@shop.test>' })],
	['sandbox', sandboxSender],
]
const smsSenders: [string, SmsSender][] = [
	['http', httpSmsSender({ url: smsUrl, token: 'token-of-tests' })],
	['sandbox', sandboxSender],
]

test.each(mailSenders)('%s delivers a mail once, or says that nothing leaves the shop', async (_, sender) => {
	const before = mailServer.received.length
	const sent = sender.send(mailTo('coach@school.test'))
	if (sender.isSandbox) await expect(sent).rejects.toBeInstanceOf(NotDelivered)
	else await sent
	expect(mailServer.received.slice(before).flatMap(({ to }) => to)).toEqual(
		sender.isSandbox ? [] : ['coach@school.test'],
	)
})

test.each(smsSenders)('%s delivers a text once, or says that nothing leaves the shop', async (_, sender) => {
	const before = texts.length
	const sent = sender.send({ phone: '+16145550158', text: 'Code 048213' })
	if (sender.isSandbox) await expect(sent).rejects.toBeInstanceOf(NotDelivered)
	else await sent
	expect(texts.slice(before)).toEqual(sender.isSandbox ? [] : [{ to: '+16145550158', text: 'Code 048213' }])
})

test.each(mailSenders)('%s reports a refused mail by a code, without the address', async (_, sender) => {
	const failure: unknown = await sender.send(mailTo('wrong@school.test')).catch((error: unknown) => error)
	expect(failure).toBeInstanceOf(NotDelivered)
	expect(String(failure)).not.toContain('wrong')
})

test.each(smsSenders)('%s reports a refused text by a code, without the number', async (_, sender) => {
	const failure: unknown = await sender.send({ phone: '+1', text: 'Code' }).catch((error: unknown) => error)
	expect(failure).toBeInstanceOf(NotDelivered)
	expect(String(failure)).not.toContain('+1')
})

const incoming = (authorization: string, body = '{"from":"+16145550158","text":"STOP"}') =>
	new Request('https://shop.test/webhooks/texts', { method: 'POST', body, headers: { authorization } })

test.each(smsSenders)('%s reads an answer from its own service alone', async (_, sender) => {
	const answer = { from: '+16145550158', text: 'STOP' }
	expect(await sender.readIncoming(incoming('Bearer token-of-tests'))).toEqual(
		sender.isSandbox ? null : answer,
	)
	for (const authorization of [
		'',
		'Bearer',
		'Bearer token-of-test',
		'Bearer token-of-tests1',
		'token-of-tests',
	])
		expect(await sender.readIncoming(incoming(authorization))).toBeNull()
	for (const body of ['', '[]', '{"from":1,"text":"STOP"}', '{"from":"+16145550158"}'])
		expect(await sender.readIncoming(incoming('Bearer token-of-tests', body))).toBeNull()
})

test.each([...mailSenders, ...smsSenders])('%s may be closed twice', (_, sender) => {
	expect(() => {
		sender.close()
		sender.close()
	}).not.toThrow()
})
