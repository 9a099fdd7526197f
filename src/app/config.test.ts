import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { envExample } from '../../scripts/env-example.ts'
import { WrongSetting } from '#settings/settings.ts'
import { readConfig } from './config.ts'

test('with nothing set the shop is a demo on loopback', () => {
	const config = readConfig({})
	expect(config).toMatchObject({
		host: '127.0.0.1',
		port: 3000,
		publicUrl: 'http://127.0.0.1:3000',
		databaseUrl: null,
		demo: true,
		drawsAhead: true,
		trustedProxies: 0,
	})
	expect(config.allowedHosts).toContain('localhost')
})

test('a database turns the demo off unless DEMO is on', () => {
	const DATABASE_URL = 'postgresql://shop@localhost/shop'
	expect(readConfig({ DATABASE_URL }).demo).toBe(false)
	expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
	expect(readConfig({ DEMO: 'off' }).demo).toBe(false)
})

test('drawing ahead can be left to another process', () => {
	expect(readConfig({ DRAW_AHEAD: 'off' }).drawsAhead).toBe(false)
})

test('a public address decides which hosts are answered and loses its closing slash', () => {
	const config = readConfig({ PUBLIC_URL: 'https://shop.example.com/', HOST: '0.0.0.0' })
	expect(config.publicUrl).toBe('https://shop.example.com')
	expect(config.allowedHosts).toContain('shop.example.com')
	expect(readConfig({ HOST: '0.0.0.0' }).allowedHosts).toEqual([])
})

test('an empty setting counts as not set', () => {
	expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

describe('a wrong setting is named in one line', () => {
	const wrong: [Record<string, string>, RegExp][] = [
		[{ PORT: 'http' }, /^PORT must be a number \(it is "http"\)\.$/],
		[{ PORT: '70000' }, /^PORT must be 0 to 65535/],
		[{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like postgresql:/],
		[{ DATABASE_REPLICA_URL: 'mysql://x' }, /^DATABASE_REPLICA_URL must look like postgresql:/],
		[
			{ DATABASE_REPLICA_URL: 'postgresql://shop@replica/shop' },
			/^DATABASE_URL is needed for DATABASE_REPLICA_URL/,
		],
		[{ PUBLIC_URL: 'shop.example.com' }, /^PUBLIC_URL must look like https:/],
		[{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be the number of proxies/],
		[{ DEMO: 'maybe' }, /^DEMO must be on or off/],
		[{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
		[{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16/],
		[{ SESSION_KEYS: 'short' }, /^SESSION_KEYS must be id:secret pairs/],
		[{ AUTH_OIDC_PROVIDERS: '{' }, /^AUTH_OIDC_PROVIDERS must be a list of providers in JSON\.$/],
		[
			{ AUTH_OIDC_PROVIDERS: '[{"name":"x1","issuer":"http://a.example","clientId":"c"}]' },
			/^AUTH_OIDC_PROVIDERS must be a list of providers: 0\.issuer must use https\.$/,
		],
		[{ AUTH_LIMITS: '{"signUps":{}}' }, /^AUTH_LIMITS must be limits by name/],
		[{ AUTH_HASH_MEMORY_KIB: '1024' }, /^AUTH_HASH_MEMORY_KIB must be at least 19456/],
		[{ AUTH_ACCESS_TOKEN_S: '60' }, /^AUTH_ACCESS_TOKEN_S must be at least 120/],
		[{ PUBLIC_URL: 'https://shop.example.com', DEMO: 'off' }, /^SESSION_KEYS is needed/],
	]
	test.each(wrong)('%o', (environment, message) => {
		expect(() => readConfig(environment)).toThrow(WrongSetting)
		expect(() => readConfig(environment)).toThrow(message)
	})
})

test('a secret is not repeated in the line that refuses it', () => {
	expect(() => readConfig({ METRICS_TOKEN: 'hush' })).toThrow(/^(?!.*hush)/)
	expect(() => readConfig({ DATABASE_URL: 'postgres-secret' })).toThrow(/^(?!.*secret)/)
})

test('settings of sign-in follow the environment', () => {
	const { auth, masterKeys } = readConfig({
		SESSION_KEYS: `b:${'y'.repeat(32)}, a:${'x'.repeat(32)}`,
		AUTH_LIMITS: '{"signUpPerIp":{"turns":2,"windowMs":1000}}',
		AUTH_REUSE_INTERVAL_S: '30',
		AUTH_OIDC_PROVIDERS: '[{"name":"club","issuer":"https://id.example.com","clientId":"c"}]',
		PUBLIC_URL: 'https://shop.example.com',
	})
	expect(masterKeys.map(({ id }) => id)).toEqual(['b', 'a'])
	expect(auth).toMatchObject({
		base: 'https://shop.example.com/auth/v1',
		isSecure: true,
		providers: [{ name: 'club', label: 'Club', scopes: ['openid', 'email', 'profile'] }],
	})
	expect(auth.limits.signUpPerIp.turns).toBe(2)
	expect(auth.limits.recoverPerIp.turns).toBe(60)
	expect(auth.lifetimes).toMatchObject({ reuseInterval: 30, accessToken: 3600, session: 2_592_000 })
})

test('.env.example is the one that the schema makes (npm run env-example)', () => {
	expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})

test('further sports are switched on by their names', () => {
	expect(readConfig({}).extraSports).toEqual([])
	expect(readConfig({ EXTRA_SPORTS: 'volleyball, softball,volleyball' }).extraSports).toEqual([
		'volleyball',
		'softball',
	])
})

test.each(['curling', 'football', 'softball;volleyball'])('%s is no further sport', (text) => {
	expect(() => readConfig({ EXTRA_SPORTS: text })).toThrow(
		`EXTRA_SPORTS must be a list of: softball, volleyball (it is "${text}").`,
	)
})

test('reading the settings loads no library of pages: the start is quick, and React is loaded once, by the shop', () => {
	const loaded = (module: string) =>
		execFileSync(process.execPath, [
			'-e',
			`import(process.argv[1]).then(() => console.log(Object.keys(require.cache).filter((file) => /node_modules.react/.test(file)).length))`,
			module,
		])
			.toString()
			.trim()
	expect(loaded('react-router')).not.toBe('0')
	expect(loaded('./src/app/config.ts')).toBe('0')
})
