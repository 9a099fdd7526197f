// The commands behind `npm run admin` on either engine, and their messages for invalid arguments.
import { expect, test } from 'vitest'
import { people } from '#accounts/service/profile.server.ts'
import { operator } from '#accounts/service/roles.server.ts'
import { readConfig } from '#app/config.ts'
import { runCommand } from '../scripts/admin-commands.ts'
import { openTestAuth, siteUrl } from './auth.ts'

const shop = await openTestAuth()
const now = new Date('2026-11-20T15:00:00Z')

const open = async () => {
	const call = shop.call()
	return { ...call, actor: operator, auth: { ...call.auth, people } }
}
const neverOpened = () => Promise.reject(new Error('the shop was opened'))
const neverOpen = { open: neverOpened, migrate: neverOpened, now }

const run = (...args: string[]) => runCommand(args, { ...neverOpen, open })

test('the first admin is made with a link, chooses a password by it, and signs in', async () => {
	const [line, link = ''] = await run('create', ' First@Example.com ', '--name', 'First Admin')
	expect(line).toBe('first@example.com is an admin now. Set the password here, once, within 60 minutes:')
	const { origin, pathname, searchParams } = new URL(link)
	expect(origin + pathname).toBe(`${siteUrl}/auth/confirm`)
	expect(searchParams.get('next')).toBe('/auth/reset?next=%2Fadmin')
	const client = shop.client()
	const token = { token_hash: searchParams.get('token_hash') ?? '', type: 'recovery' as const }
	expect((await client.verifyOtp(token)).error).toBeNull()
	expect((await client.updateUser({ password: 'a password of mine' })).error).toBeNull()
	const signIn = { email: 'first@example.com', password: 'a password of mine' }
	expect((await shop.client().signInWithPassword(signIn)).error).toBeNull()
	expect((await shop.client().verifyOtp(token)).error).not.toBeNull()
	expect(await run('list')).toEqual([expect.stringMatching(/^admin +first@example\.com +First Admin$/)])
	await expect(run('create', 'first@example.com')).rejects.toThrow(/has an account already/)
})

test('roles are given and taken by address', async () => {
	await run('create', 'second@example.com')
	expect(await run('grant', 'SECOND@example.com', 'coach')).toEqual([
		'second@example.com has the role coach now.',
	])
	expect(await run('grant', 'second@example.com', 'coach')).toEqual([
		'second@example.com has the role coach already.',
	])
	expect((await run('list')).join('\n')).toMatch(/^admin, coach +second@example\.com$/m)
	expect(await run('revoke', 'second@example.com', 'coach')).toEqual([
		'second@example.com no longer has the role coach.',
	])
	expect(await run('revoke', 'second@example.com')).toEqual([
		'second@example.com is signed out everywhere and is retail now. Roles taken: admin.',
	])
	expect((await run('list')).join('\n')).not.toContain('second@example.com')
	await expect(run('grant', 'nobody@example.com', 'coach')).rejects.toThrow(
		'There is no account with the address nobody@example.com.',
	)
})

test.each([
	[[], /^Usage: npm run admin/],
	[['promote', 'a@example.com'], /^Usage:/],
	[['toString'], /^Usage:/],
	[['create'], /^An e-mail address is missing\.$/],
	[['create', 'not an address'], /^"not an address" is not an e-mail address\.$/],
	[['create', 'a@example.com', 'admin'], /^Too many arguments for "create"/],
	[['migrate', 'now'], /^Too many arguments for "migrate"/],
	[['grant', 'a@example.com'], /^A role is missing: admin, csr/],
	[['grant', 'a@example.com', 'king'], /^Unknown role "king"\. The roles are admin, csr/],
	[['grant', 'a@example.com', 'coach', '--name', 'x'], /^--name belongs to "create" alone\.$/],
	[['create', 'a@example.com', '--password', 'secret'], /Unknown option '--password'/],
])('the words %j are refused before the shop is opened', async (args, message) => {
	await expect(runCommand(args, neverOpen)).rejects.toThrow(message)
})

test('a session key is fresh, dated, and one that the settings accept', async () => {
	const keys = await Promise.all([1, 2].map(() => runCommand(['session-key'], neverOpen)))
	const [one = '', two = ''] = keys.flat()
	expect(one).not.toBe(two)
	const { masterKeys } = readConfig({ SESSION_KEYS: one.replace(/^SESSION_KEYS=/, '') })
	expect(masterKeys).toEqual([
		{ id: expect.stringMatching(/^k20261120-[0-9a-f]{4}$/), secret: expect.stringMatching(/^[\w-]{43}$/) },
	])
})
