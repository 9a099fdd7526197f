import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { checkedLookup, isPublicAddress, literalHost, PrivateAddress } from './addresses.server.ts'
import { post } from './post.server.ts'

const notPublic = `127.0.0.1 10.1.2.3 172.31.255.255 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1
	255.255.255.255 198.18.0.1 ::1 :: fd00:ec2::254 fe80::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1
	2002:7f00:1:: 2001:db8::1 localhost`

test.each(notPublic.split(/\s+/))('%s is not public', (address) => {
	expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is public', (address) => {
	expect(isPublicAddress(address)).toBe(true)
})

test.each([
	['https://2130706433/', '127.0.0.1'],
	['https://0x7f.1/', '127.0.0.1'],
	['https://[::1]:8443/', '::1'],
	['https://localhost/', null],
])('the host of %s is %s', (url, literal) => {
	expect(literalHost(new URL(url))).toBe(literal)
})

const looked = (found: LookupAddress[], options: { all?: boolean } = {}) =>
	new Promise((resolve) => {
		const lookup = checkedLookup({ allowsLoopback: false }, (_name, _options, callback) =>
			callback(null, found),
		)
		lookup('hooks.example.com', options, (failure, address) => resolve(failure ?? address))
	})

test('a name is refused when any of its addresses is private, and connected to a checked one', async () => {
	const [good, bad] = [
		{ address: '8.8.8.8', family: 4 },
		{ address: '10.0.0.1', family: 4 },
	]
	expect(await looked([good, bad])).toBeInstanceOf(PrivateAddress)
	expect(await looked([])).toBeInstanceOf(PrivateAddress)
	expect(await looked([good])).toBe('8.8.8.8')
	expect(await looked([good], { all: true })).toEqual([good])
})

const message = { headers: {}, body: '{}', allowsLoopback: true }

test('an answer that does not come is given up, and a closed port is a problem in words', async () => {
	const silent = createServer(() => {}).listen(0, '127.0.0.1')
	afterAll(() => {
		silent.closeAllConnections()
		silent.close()
	})
	await new Promise((resolve) => silent.once('listening', resolve))
	const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
	expect(await post({ ...message, url, timeoutMs: 50 })).toMatchObject({
		statusCode: null,
		problem: 'No answer in time',
	})
	expect(await post({ ...message, url: 'http://127.0.0.1:1/' })).toMatchObject({
		statusCode: null,
		problem: 'The connection was refused',
	})
})

test('a name of this machine is refused where loopback is not allowed', async () => {
	const refused = await post({ ...message, url: 'http://localhost:1/', allowsLoopback: false })
	expect(refused).toMatchObject({ statusCode: null, problem: 'Not on the public internet' })
})
