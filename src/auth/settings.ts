// The settings of the identity service: environment variables in, `AuthSettings` out.
import { z } from 'zod'
import { flag, json, list, secretOf, whole } from '#settings/fields.ts'
import { settingsGroup, type ValuesOf } from '#settings/settings.ts'
import { ProviderList } from './providers/registry.ts'
import {
	defaultLifetimes,
	defaultLimits,
	defaultSettings,
	type AuthSettings,
	type Lifetimes,
	type LimitName,
} from './rules/settings.ts'

const limitNames = Object.keys(defaultLimits) as [LimitName, ...LimitName[]]
const LimitsJson = z.partialRecord(
	z.enum(limitNames),
	z.object({ turns: z.int().min(1), windowMs: z.int().min(1_000) }),
)

const lifetimeNames = Object.keys(defaultLifetimes) as [keyof Lifetimes, ...(keyof Lifetimes)[]]
const LifetimesJson = z.partialRecord(z.enum(lifetimeNames), z.int().min(0))

const keyEntry = /^([\w-]{1,32}):(\S{32,})$/

const shape = {
	SESSION_KEYS: list
		.pipe(
			z.array(z.string().regex(keyEntry, 'must be id:secret pairs, each secret of 32 characters or more')),
		)
		.describe(
			'Secrets that seal keys and tokens: id:secret, comma-separated, the newest first (npm run admin -- session-key makes one). Needed for a shop with an https address and no demo.',
		),
	AUTH_AUTOCONFIRM: flag
		.default(true)
		.describe('on: a new account works at once. off: its e-mail is confirmed first.'),
	AUTH_SIGNUPS: flag.default(true).describe('Whether people may open accounts by themselves.'),
	AUTH_ANONYMOUS: flag.default(false).describe('Whether a session can be had without an account.'),
	AUTH_OTP: flag.default(true).describe('Whether a mailed code or link may replace the password.'),
	AUTH_MANUAL_LINKING: flag.default(true).describe('Whether people may link further sign-in providers.'),
	AUTH_REUSE_INTERVAL_S: whole(0, 300)
		.default(defaultLifetimes.reuseInterval)
		.describe('Seconds during which an older refresh token still gets the present one.'),
	AUTH_ACCESS_TOKEN_S: whole(120, 86_400)
		.default(defaultLifetimes.accessToken)
		.describe('Seconds that an access token lives.'),
	AUTH_SESSION_DAYS: whole(1, 365).default(30).describe('Days after which everybody signs in again.'),
	AUTH_IDLE_DAYS: whole(1, 365).default(7).describe('Days without a visit after which a session ends.'),
	AUTH_LIFETIMES: json(LifetimesJson, 'lifetimes in seconds by name', '{}').describe(
		`Other lifetimes in seconds, as JSON; names: ${lifetimeNames.join(', ')}.`,
	),
	AUTH_LIMITS: json(LimitsJson, 'limits by name with turns and windowMs', '{}').describe(
		`Rate limits that differ from the defaults, as JSON: {"signUpPerIp":{"turns":60,"windowMs":300000}}; names: ${limitNames.join(', ')}.`,
	),
	AUTH_OIDC_PROVIDERS: json(ProviderList, 'a list of providers', '[]').describe(
		'Identity providers as JSON: [{"name":"google","label":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"},{"kind":"apple","clientId":"Services ID","teamId":"…","keyId":"…","privateKey":"text of the .p8 file, line breaks as \\n"}].',
	),
	AUTH_REDIRECTS: list.describe(
		'Addresses beside the shop that sign-in may lead back to, comma-separated; * stands for one part.',
	),
	AUTH_CORS_ORIGINS: list.describe('Other origins whose pages may call /auth/v1, comma-separated.'),
	AUTH_PUBLISHABLE_KEY: secretOf(16)
		.optional()
		.describe('When set, calls to /auth/v1 have to carry it as apikey.'),
	AUTH_SERVICE_KEY: secretOf(32).optional().describe('When set, its bearer may use /auth/v1/admin.'),
	AUTH_CAPTCHA_URL: z
		.url()
		.optional()
		.describe(
			"Address of a captcha vendor's siteverify, for front ends of your own: the shop's page shows no widget.",
		),
	AUTH_CAPTCHA_SECRET: z.string().optional().describe('Secret for the captcha vendor.'),
	AUTH_ALGORITHM: z
		.enum(['ES256', 'RS256'], 'must be ES256 or RS256')
		.default('ES256')
		.describe('How access tokens are signed.'),
	AUTH_HASH_MEMORY_KIB: whole(19_456, 1_048_576)
		.default(19_456)
		.describe('Memory of one password hash, in KiB.'),
	AUTH_HASH_PASSES: whole(2, 20).default(2).describe('Passes of one password hash.'),
	AUTH_HASH_CONCURRENCY: whole(1, 16)
		.default(2)
		.describe('Password hashes at the same time at most; one core is always left free.'),
}

type Values = ValuesOf<typeof shape>

const masterKeysOf = (env: Values): { id: string; secret: string }[] =>
	env.SESSION_KEYS.map((entry) => {
		const [, id = '', secret = ''] = keyEntry.exec(entry) ?? []
		return { id, secret }
	})

const daySeconds = 86_400

function settingsAt(env: Values, siteUrl: string): AuthSettings {
	const defaults = defaultSettings(siteUrl)
	const captcha =
		env.AUTH_CAPTCHA_URL && env.AUTH_CAPTCHA_SECRET
			? { url: env.AUTH_CAPTCHA_URL, secret: env.AUTH_CAPTCHA_SECRET }
			: null
	return {
		...defaults,
		redirects: env.AUTH_REDIRECTS,
		corsOrigins: env.AUTH_CORS_ORIGINS,
		publishableKey: env.AUTH_PUBLISHABLE_KEY ?? null,
		serviceKey: env.AUTH_SERVICE_KEY ?? null,
		autoconfirm: env.AUTH_AUTOCONFIRM,
		signUps: env.AUTH_SIGNUPS,
		anonymous: env.AUTH_ANONYMOUS,
		otp: env.AUTH_OTP,
		manualLinking: env.AUTH_MANUAL_LINKING,
		algorithm: env.AUTH_ALGORITHM,
		hashing: {
			memoryKib: env.AUTH_HASH_MEMORY_KIB,
			passes: env.AUTH_HASH_PASSES,
			concurrency: env.AUTH_HASH_CONCURRENCY,
			queue: defaults.hashing.queue,
		},
		providers: env.AUTH_OIDC_PROVIDERS,
		captcha,
		limits: { ...defaultLimits, ...env.AUTH_LIMITS },
		lifetimes: {
			...defaultLifetimes,
			reuseInterval: env.AUTH_REUSE_INTERVAL_S,
			accessToken: env.AUTH_ACCESS_TOKEN_S,
			session: env.AUTH_SESSION_DAYS * daySeconds,
			idleSession: env.AUTH_IDLE_DAYS * daySeconds,
			...env.AUTH_LIFETIMES,
		},
	}
}

export const authSettings = settingsGroup({
	shape,
	secrets: [
		'SESSION_KEYS',
		'AUTH_OIDC_PROVIDERS',
		'AUTH_PUBLISHABLE_KEY',
		'AUTH_SERVICE_KEY',
		'AUTH_CAPTCHA_SECRET',
	],
	resolve: (values) => ({
		masterKeys: masterKeysOf(values),
		/** @param siteUrl origin of the shop, without a slash at the end */
		settingsAt: (siteUrl: string) => settingsAt(values, siteUrl),
	}),
})
