// The settings of the shop, of all modules: read once at start and passed inward.
import { z } from 'zod'
import { authSettings } from '#auth/settings.ts'
import { filesSettings } from '#files/settings.ts'
import { mailSettings } from '#mail/settings.ts'
import { paymentsSettings } from '#payments/settings.ts'
import { flag, list, secretOf, whole } from '#settings/fields.ts'
import { readSettings, settingsGroup, WrongSetting, type ValuesOf } from '#settings/settings.ts'
import { extraSports, type Sport } from '#sports/sports.ts'
import { telemetrySettings } from '#telemetry/settings.ts'

const postgresUrl = z.url({
	protocol: /^postgres(ql)?$/,
	error: 'must look like postgresql://user:password@host:5432/name',
})

const shape = {
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
	DATABASE_URL: postgresUrl
		.optional()
		.describe('A PostgreSQL 15 or newer. Without it the embedded database is used.'),
	DATABASE_POOL: whole(1, 200).default(10).describe('Connections to PostgreSQL per process.'),
	DATABASE_REPLICA_URL: postgresUrl
		.optional()
		.describe(
			'A streaming replica of DATABASE_URL, which then renders open pages and suggests in the search. It opens as many connections.',
		),
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
	DEMO: flag
		.optional()
		.describe('Demo data and accounts. On with the embedded database, off with DATABASE_URL.'),
	PSEUDO_LANGUAGE: flag
		.default(false)
		.describe(
			'Lets translated pages answer ?lang=en-XA, the long, bracketed English of tests. Only with demo data.',
		),
	DRAW_AHEAD: flag
		.default(true)
		.describe(
			'Draw the pictures of the lists before their first request. Off where another process does it.',
		),
	EXTRA_SPORTS: list
		.transform((sports) => [...new Set(sports)])
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
	METRICS_TOKEN: secretOf(16)
		.optional()
		.describe(
			'When set, /metrics answers only to "Authorization: Bearer <token>". Without it: to loopback only.',
		),
	JOBS: z
		.enum(['here', 'apart'], 'must be here or apart')
		.default('here')
		.describe(
			'here: every process of the shop sends mail, makes proofs and looks after payments. apart: npm run worker does. Needs DATABASE_URL.',
		),
}

const loopback = ['127.0.0.1', 'localhost', '[::1]', '::1']

function allowedHosts(host: string, publicUrl: string | undefined): string[] {
	if (publicUrl) return [new URL(publicUrl).hostname, ...loopback]
	return loopback.includes(host) ? loopback : []
}

const urlOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

const resolve = (env: ValuesOf<typeof shape>) => ({
	mode: env.NODE_ENV,
	host: env.HOST,
	port: env.PORT,
	dataDir: env.DATA_DIR,
	databaseUrl: env.DATABASE_URL ?? null,
	databasePool: env.DATABASE_POOL,
	databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
	/** Origin of links and canonical addresses, without a slash at the end. */
	publicUrl: (env.PUBLIC_URL ?? urlOf(env.HOST, env.PORT)).replace(/\/+$/, ''),
	/** Whether PUBLIC_URL is set; otherwise the URL follows host and port. */
	isPublicUrlSet: env.PUBLIC_URL !== undefined,
	/** Host names requests may carry; empty means any (listening beyond loopback without PUBLIC_URL). */
	allowedHosts: allowedHosts(env.HOST, env.PUBLIC_URL),
	trustedProxies: env.TRUST_PROXY,
	demo: env.DEMO ?? env.DATABASE_URL === undefined,
	/** A shop of real customers has no demo data, and so no pseudo-language. */
	hasPseudoLanguage: env.PSEUDO_LANGUAGE && (env.DEMO ?? env.DATABASE_URL === undefined),
	/** Whether this process renders list pictures ahead of requests. */
	drawsAhead: env.DRAW_AHEAD,
	/** Sports that the shop offers beside the standard six. */
	extraSports: env.EXTRA_SPORTS,
	logLevel: env.LOG_LEVEL,
	metricsToken: env.METRICS_TOKEN ?? null,
	/** Where jobs run: in every process of the shop, or in workers of their own. */
	jobs: env.JOBS,
})

/** All settings of the shop, in the order of .env.example. */
export const settingsGroups = {
	app: settingsGroup({
		shape,
		secrets: ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'METRICS_TOKEN'],
		problem: ({ JOBS, DATABASE_URL, DATABASE_REPLICA_URL }) => {
			if (DATABASE_URL !== undefined) return undefined
			if (DATABASE_REPLICA_URL !== undefined)
				return 'DATABASE_URL is needed for DATABASE_REPLICA_URL: the embedded database has no replica.'
			return JOBS === 'apart'
				? 'DATABASE_URL is needed for JOBS=apart: the embedded database belongs to one process.'
				: undefined
		},
		resolve,
	}),
	mail: mailSettings,
	files: filesSettings,
	payments: paymentsSettings,
	auth: authSettings,
	telemetry: telemetrySettings,
}

/** A generated key lies beside the data it encrypts: enough for a trial, not for a public shop. */
function requireKeys(config: { publicUrl: string; demo: boolean; masterKeys: readonly unknown[] }): void {
	const isPublic = config.publicUrl.startsWith('https:') && !config.demo
	if (isPublic && config.masterKeys.length === 0)
		throw new WrongSetting(
			'SESSION_KEYS is needed for a shop with an https address (npm run admin -- session-key makes one).',
		)
}

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
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
	const { app, mail, files, payments, auth, telemetry } = readSettings(
		settingsGroups,
		(key) => environment[key],
	)
	const config = {
		...app,
		mail,
		/** Opens the configured object store; null keeps files in the data folder. */
		openObjectStore: files,
		payments,
		auth: auth.settingsAt(app.publicUrl),
		/** Newest first; when empty, the database stores a generated key. */
		masterKeys: auth.masterKeys,
		/** Null when no telemetry is sent. */
		telemetry,
	}
	requireKeys(config)
	return config
}
export type Config = ReturnType<typeof readConfig>
