// The settings of the shop: one schema over the environment, read once at start and passed inward.
import { z } from 'zod'
import {
	filesEnvironment,
	filesSecrets,
	missingFilesSetting,
	s3Settings,
	type S3Settings,
} from '#files/environment.ts'
import { extraSports, type Sport } from '#sports/sports.ts'
import { authEnvironment, authSecrets, authSettings, masterKeysOf } from '#auth/environment.ts'
import type { AuthSettings } from '#auth/rules/settings.ts'
import { jobsEnvironment, missingJobsSetting } from '#jobs/environment.ts'
import {
	mailEnvironment,
	mailSecrets,
	mailSettings,
	missingMailSetting,
	type MailSettings,
} from '#mail/environment.ts'
import {
	paymentsEnvironment,
	paymentsSecrets,
	paymentSettings,
	paymentsSettingsProblem,
	type PaymentSettings,
} from '#payments/environment.ts'

const flag = (fallback: boolean | undefined) =>
	z
		.enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be on or off')
		.optional()
		.transform((value) => (value === undefined ? fallback : ['1', 'true', 'on'].includes(value)))

/** Loopback names are safe without TLS; a public name needs PUBLIC_URL. */
export const Environment = z.object({
	NODE_ENV: z
		.enum(['development', 'production', 'test'], 'must be development, production or test')
		.default('production')
		.describe('Set by the commands; leave it alone.'),
	HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on. 0.0.0.0 for every interface.'),
	PORT: z.coerce
		.number('must be a number')
		.int('must be a whole number')
		.min(0, 'must be 0 to 65535')
		.max(65_535, 'must be 0 to 65535')
		.default(3000)
		.describe('Port to listen on; 0 takes a free one.'),
	DATA_DIR: z
		.string()
		.min(1)
		.default('./data')
		.describe('Folder of the embedded database and of drawn pictures.'),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
		.optional()
		.describe('A PostgreSQL 15 or newer. Without it the embedded database is used.'),
	DATABASE_POOL: z.coerce
		.number('must be a number')
		.int()
		.min(1, 'must be at least 1')
		.max(200, 'must be at most 200')
		.default(10)
		.describe('Connections to PostgreSQL per process.'),
	PUBLIC_URL: z
		.url({ protocol: /^https?$/, error: 'must look like https://shop.example.com' })
		.optional()
		.describe(
			'The address people type. Needed behind a proxy or TLS; links, cookies and the host check follow it.',
		),
	TRUST_PROXY: z.coerce
		.number('must be the number of proxies in front')
		.int()
		.min(0, 'must be 0 or more')
		.max(5, 'must be 5 or less')
		.default(0)
		.describe('How many proxies stand in front; their X-Forwarded-For is then believed.'),
	DEMO: flag(undefined).describe(
		'Demo data and accounts. On with the embedded database, off with DATABASE_URL.',
	),
	DRAW_AHEAD: flag(true).describe(
		'Draw the pictures of the lists before anybody asks for them. Off where another process does it.',
	),
	EXTRA_SPORTS: z
		.string()
		.default('')
		.transform((text) => [
			...new Set(
				text
					.split(',')
					.map((sport) => sport.trim())
					.filter(Boolean),
			),
		])
		.refine(
			(sports): sports is Sport[] => sports.every((sport) => extraSports().some((extra) => extra === sport)),
			`must be a list of: ${extraSports().join(', ')}`,
		)
		.describe(`Sports offered beside the six: ${extraSports().join(',')}, or one of them.`),
	LOG_LEVEL: z
		.enum(
			['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
			'must be fatal, error, warn, info, debug, trace or silent',
		)
		.default('info')
		.describe('How much is logged.'),
	METRICS_TOKEN: z
		.string()
		.min(16, 'must have at least 16 characters')
		.optional()
		.describe(
			'When set, /metrics answers only to "Authorization: Bearer <token>". Without it: to loopback only.',
		),
	...jobsEnvironment,
	...mailEnvironment,
	...filesEnvironment,
	...paymentsEnvironment,
	...authEnvironment,
})

export type Config = {
	mode: 'development' | 'production' | 'test'
	host: string
	port: number
	dataDir: string
	databaseUrl: string | null
	databasePool: number
	/** Origin of links and canonical addresses, without a slash at the end. */
	publicUrl: string
	/** Whether PUBLIC_URL is set; otherwise the URL follows host and port. */
	isPublicUrlSet: boolean
	/** Host names requests may carry; empty means any (listening beyond loopback without PUBLIC_URL). */
	allowedHosts: readonly string[]
	trustedProxies: number
	demo: boolean
	/** Whether this process renders list pictures ahead of requests. */
	drawsAhead: boolean
	/** Sports that the shop offers beside the standard six. */
	extraSports: readonly Sport[]
	logLevel: z.infer<typeof Environment>['LOG_LEVEL']
	metricsToken: string | null
	/** Where jobs run: in every process of the shop, or in workers of their own. */
	jobs: 'here' | 'apart'
	mail: MailSettings
	/** Null keeps files in the data folder. */
	s3: S3Settings | null
	payments: PaymentSettings
	auth: AuthSettings
	/** Newest first; when empty, the database stores a generated key. */
	masterKeys: readonly { id: string; secret: string }[]
}

/** One line that names the setting; shown unchanged when the start fails. */
export class WrongSetting extends Error {
	override readonly name = 'WrongSetting'
}

const loopback = ['127.0.0.1', 'localhost', '[::1]', '::1']

function allowedHosts(host: string, publicUrl: string | undefined): string[] {
	if (publicUrl) return [new URL(publicUrl).hostname, ...loopback]
	return loopback.includes(host) ? loopback : []
}

/** Settings whose value may hold a secret and is never printed. */
const secrets = new Set<string>([
	'DATABASE_URL',
	'METRICS_TOKEN',
	...mailSecrets,
	...filesSecrets,
	...paymentsSecrets,
	...authSecrets,
])

/** A generated key lies beside the data it encrypts: enough for a trial, not for a public shop. */
function requireKeys(config: Config): Config {
	const isPublic = config.publicUrl.startsWith('https:') && !config.demo
	if (isPublic && config.masterKeys.length === 0)
		throw new WrongSetting(
			'SESSION_KEYS is needed for a shop with an https address (npm run admin -- session-key makes one).',
		)
	return config
}

const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The same settings with the port that was assigned. */
export function atPort(config: Config, port: number): Config {
	const publicUrl = config.isPublicUrlSet ? config.publicUrl : urlOf(config.host, port)
	const { isSecure } = config.auth
	return {
		...config,
		port,
		publicUrl,
		auth: { ...config.auth, base: `${publicUrl}/auth/v1`, siteUrl: publicUrl, isSecure },
	}
}

/** @throws WrongSetting naming the first invalid setting and the reason */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
	const parsed = Environment.safeParse(given)
	if (!parsed.success) {
		const [issue] = parsed.error.issues
		const name = String(issue?.path[0] ?? 'The environment')
		const shown = secrets.has(name) ? '' : ` (it is "${given[name] ?? ''}")`
		throw new WrongSetting(`${name} ${issue?.message ?? 'is not usable'}${shown}.`)
	}
	const env = parsed.data
	const missing =
		missingJobsSetting(env) ??
		missingMailSetting(env) ??
		missingFilesSetting(env) ??
		paymentsSettingsProblem(env)
	if (missing) throw new WrongSetting(missing)
	const publicUrl = (env.PUBLIC_URL ?? urlOf(env.HOST, env.PORT)).replace(/\/+$/, '')
	return requireKeys({
		mode: env.NODE_ENV,
		host: env.HOST,
		port: env.PORT,
		dataDir: env.DATA_DIR,
		databaseUrl: env.DATABASE_URL ?? null,
		databasePool: env.DATABASE_POOL,
		publicUrl,
		isPublicUrlSet: env.PUBLIC_URL !== undefined,
		allowedHosts: allowedHosts(env.HOST, env.PUBLIC_URL),
		trustedProxies: env.TRUST_PROXY,
		demo: env.DEMO ?? env.DATABASE_URL === undefined,
		drawsAhead: env.DRAW_AHEAD ?? true,
		extraSports: env.EXTRA_SPORTS,
		logLevel: env.LOG_LEVEL,
		metricsToken: env.METRICS_TOKEN ?? null,
		jobs: env.JOBS,
		mail: mailSettings(env),
		s3: s3Settings(env),
		payments: paymentSettings(env),
		auth: authSettings(env, publicUrl),
		masterKeys: masterKeysOf(env),
	})
}
