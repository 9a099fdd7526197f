// Settings of the identity service; the defaults are the auth contract's.
import type { ProviderSettings } from '../providers/registry.ts'
import { contractRules, type SignInRules } from '../schemas.ts'

/** At most so many turns within a window. */
export type Quota = { turns: number; windowMs: number }

const minuteMs = 60_000
const fiveMinutes = 5 * minuteMs

/** Contract §7.3. Failures and requests are counted separately; a whole school shares one IP address. */
export const defaultLimits = {
	passwordFailuresPerIp: { turns: 30, windowMs: fiveMinutes },
	passwordRequestsPerIp: { turns: 300, windowMs: fiveMinutes },
	/** Per account: slows down. Per account and IP address: refuses. */
	passwordFailuresPerAccount: { turns: 10, windowMs: 15 * minuteMs },
	signUpPerIp: { turns: 60, windowMs: fiveMinutes },
	recoverPerIp: { turns: 60, windowMs: fiveMinutes },
	otpPerIp: { turns: 60, windowMs: fiveMinutes },
	resendPerIp: { turns: 60, windowMs: fiveMinutes },
	verifyPerIp: { turns: 30, windowMs: fiveMinutes },
	challengePerUser: { turns: 30, windowMs: minuteMs },
	factorVerifyPerUser: { turns: 30, windowMs: minuteMs },
	wrongCodesPerAccount: { turns: 15, windowMs: 15 * minuteMs },
	refreshPerIp: { turns: 300, windowMs: fiveMinutes },
	/** Each of `/authorize`, `/callback` and the grants of codes and ID tokens. */
	oauthPerIp: { turns: 300, windowMs: fiveMinutes },
	anonymousPerIp: { turns: 30, windowMs: 60 * minuteMs },
	mailPerAddress: { turns: 1, windowMs: minuteMs },
	smsPerFactor: { turns: 1, windowMs: minuteMs },
	/** Each text message costs money, and numbers can be enrolled one after another. */
	smsPerUser: { turns: 10, windowMs: 60 * minuteMs },
} as const satisfies Record<string, Quota>
export type LimitName = keyof typeof defaultLimits
export type Limits = Record<LimitName, Quota>

/** In seconds. */
export const defaultLifetimes = {
	accessToken: 3_600,
	session: 30 * 86_400,
	idleSession: 7 * 86_400,
	/** How long an older refresh token still gets the current one. */
	reuseInterval: 10,
	/** How long a new session may change a password without the old one. */
	freshSession: 86_400,
	link: 3_600,
	code: 600,
	flow: 300,
	authCode: 300,
	challenge: 300,
	unverifiedFactor: 300,
	anonymousUser: 30 * 86_400,
	/** How long a next key is published before it signs. */
	nextKey: 1_200,
	/** Age of the current signing key at which the next one is created. */
	signingKey: 90 * 86_400,
} as const
export type Lifetimes = Record<keyof typeof defaultLifetimes, number>

export type AuthSettings = {
	/** The prefix of all endpoints and the issuer of tokens: `https://shop.example/auth/v1`. */
	base: string
	/** Default target of redirects; no slash at the end. */
	siteUrl: string
	/** Whether cookies can be `Secure` and `__Host-`. */
	isSecure: boolean
	/** Further addresses that `redirect_to` may name: exact, or with `*` for one part. */
	redirects: readonly string[]
	corsOrigins: readonly string[]
	publishableKey: string | null
	serviceKey: string | null
	autoconfirm: boolean
	signUps: boolean
	anonymous: boolean
	/** Sign-in by mailed code. */
	otp: boolean
	phone: boolean
	manualLinking: boolean
	mfa: { totp: boolean; phone: boolean; webauthn: boolean }
	maxFactors: number
	maxChallengeAttempts: number
	/** Signature algorithm of access tokens. */
	algorithm: 'ES256' | 'RS256'
	hashing: { memoryKib: number; passes: number; concurrency: number; queue: number }
	providers: readonly ProviderSettings[]
	/** The relying party name that browsers show for security keys. */
	siteName: string
	captcha: { url: string; secret: string } | null
	limits: Limits
	lifetimes: Lifetimes
	/** Those of the shop's owner; `narrowed` has applied them to the fields above. */
	rules: SignInRules
}

/** The contract's defaults for a site at this address. */
export function defaultSettings(siteUrl: string): AuthSettings {
	return {
		base: `${siteUrl}/auth/v1`,
		siteUrl,
		isSecure: siteUrl.startsWith('https:'),
		redirects: [],
		corsOrigins: [],
		publishableKey: null,
		serviceKey: null,
		autoconfirm: true,
		signUps: true,
		anonymous: false,
		otp: true,
		phone: false,
		manualLinking: true,
		mfa: { totp: true, phone: true, webauthn: true },
		maxFactors: 10,
		maxChallengeAttempts: 5,
		algorithm: 'ES256',
		hashing: { memoryKib: 19_456, passes: 2, concurrency: 2, queue: 50 },
		providers: [],
		siteName: 'Fieldhouse',
		captcha: null,
		limits: defaultLimits,
		lifetimes: defaultLifetimes,
		rules: contractRules,
	}
}
