import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { envExample } from '../../scripts/env-example.ts'
import { readConfig, WrongSetting } from './config.ts'

test('with nothing set the shop is a demo on loopback', () => {
	const config = readConfig({})
	expect(config).toMatchObject({
		host: '127.0.0.1',
		port: 3000,
		publicUrl: 'http://127.0.0.1:3000',
		databaseUrl: null,
		demo: true,
		trustedProxies: 0,
	})
	expect(config.allowedHosts).toContain('localhost')
})

test('a database turns the demo off unless it is asked for by name', () => {
	const DATABASE_URL = 'postgresql://shop@localhost/shop'
	expect(readConfig({ DATABASE_URL }).demo).toBe(false)
	expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
	expect(readConfig({ DEMO: 'off' }).demo).toBe(false)
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
		[{ PUBLIC_URL: 'shop.example.com' }, /^PUBLIC_URL must look like https:/],
		[{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be the number of proxies/],
		[{ DEMO: 'maybe' }, /^DEMO must be on or off/],
		[{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
		[{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16/],
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

test('.env.example is the one that the schema makes (npm run env-example)', () => {
	expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})
