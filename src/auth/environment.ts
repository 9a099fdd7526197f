// The settings of the identity service: environment variables in, `AuthSettings` out.
import { z } from 'zod'
import { ProviderList } from './providers/registry.ts'
import {
	defaultLifetimes,
	defaultLimits,
	defaultSettings,
	type AuthSettings,
	type Lifetimes,
	type LimitName,
} from './rules/settings.ts'

const flag = (fallback: boolean) =>
	z
		.enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be on or off')
		.default(fallback ? 'on' : 'off')
		.transform((value) => ['1', 'true', 'on'].includes(value))

/** Reads JSON and then the schema; the message says what is wrong without repeating the value. */
function json<Schema extends z.ZodType>(schema: Schema, what: string, fallback: string) {
	return z
		.string()
		.default(fallback)
		.transform((text, context): z.infer<Schema> => {
			try {
				const parsed = schema.safeParse(JSON.parse(text))
				if (parsed.success) return parsed.data
				const [issue] = parsed.error.issues
				context.addIssue(`must be ${what}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
			} catch {
				context.addIssue(`must be ${what} in JSON`)
			}
			return z.NEVER
		})
}

const list = z
	.string()
	.default('')
	.transform((text) =>
		text
			.split(',')
			.map((part) => part.trim())
			.filter(Boolean),
	)

const limitNames = Object.keys(defaultLimits) as [LimitName, ...LimitName[]]
const LimitsJson = z.partialRecord(
	z.enum(limitNames),
	z.object({ turns: z.int().min(1), windowMs: z.int().min(1_000) }),
)

const lifetimeNames = Object.keys(defaultLifetimes) as [keyof Lifetimes, ...(keyof Lifetimes)[]]
const LifetimesJson = z.partialRecord(z.enum(lifetimeNames), z.int().min(0))

const keyEntry = /^([\w-]{1,32}):(\S{32,})$/

const number = (least: number, most: number, fallback: number) =>
	z.coerce
		.number('must be a number')
		.int()
		.min(least, `must be at least ${least}`)
		.max(most, `must be at most ${most}`)
		.default(fallback)

/** To be spread into the schema over the environment. */
export const authEnvironment = {
	SESSION_KEYS: list
		.pipe(
			z.array(z.string().regex(keyEntry, 'must be id:secret pairs, each secret of 32 characters or more')),
		)
		.describe(
			'Secrets that seal keys and tokens: id:secret, comma-separated, the newest first (npm run admin -- session-key makes one). Needed for a shop with an https address and no demo.',
		),
	AUTH_AUTOCONFIRM: flag(true).describe(
		'on: a new account works at once. off: its e-mail is confirmed first.',
	),
	AUTH_SIGNUPS: flag(true).describe('Whether people may open accounts by themselves.'),
	AUTH_ANONYMOUS: flag(false).describe('Whether a session can be had without an account.'),
	AUTH_OTP: flag(true).describe('Whether a mailed code or link may replace the password.'),
	AUTH_MANUAL_LINKING: flag(true).describe('Whether people may link further sign-in providers.'),
	AUTH_REUSE_INTERVAL_S: number(0, 300, defaultLifetimes.reuseInterval).describe(
		'Seconds during which an older refresh token still gets the present one.',
	),
	AUTH_ACCESS_TOKEN_S: number(120, 86_400, defaultLifetimes.accessToken).describe(
		'Seconds that an access token lives.',
	),
	AUTH_SESSION_DAYS: number(1, 365, 30).describe('Days after which everybody signs in again.'),
	AUTH_IDLE_DAYS: number(1, 365, 7).describe('Days without a visit after which a session ends.'),
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
	AUTH_PUBLISHABLE_KEY: z
		.string()
		.min(16, 'must have at least 16 characters')
		.optional()
		.describe('When set, calls to /auth/v1 have to carry it as apikey.'),
	AUTH_SERVICE_KEY: z
		.string()
		.min(32, 'must have at least 32 characters')
		.optional()
		.describe('When set, its bearer may use /auth/v1/admin.'),
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
	AUTH_HASH_MEMORY_KIB: number(19_456, 1_048_576, 19_456).describe('Memory of one password hash, in KiB.'),
	AUTH_HASH_PASSES: number(2, 20, 2).describe('Passes of one password hash.'),
	AUTH_HASH_CONCURRENCY: number(1, 16, 2).describe(
		'Password hashes at the same time at most; one core is always left free.',
	),
}

export type AuthEnvironment = z.infer<z.ZodObject<typeof authEnvironment>>

export type SettingNames = keyof typeof authEnvironment
/** Settings whose values are never shown. */
export const authSecrets: readonly SettingNames[] = [
	'SESSION_KEYS',
	'AUTH_OIDC_PROVIDERS',
	'AUTH_PUBLISHABLE_KEY',
	'AUTH_SERVICE_KEY',
	'AUTH_CAPTCHA_SECRET',
]

export const masterKeysOf = (env: AuthEnvironment): { id: string; secret: string }[] =>
	env.SESSION_KEYS.map((entry) => {
		const [, id = '', secret = ''] = keyEntry.exec(entry) ?? []
		return { id, secret }
	})

const daySeconds = 86_400

/** @param siteUrl origin of the shop, without a slash at the end */
export function authSettings(env: AuthEnvironment, siteUrl: string): AuthSettings {
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
