// Settings of the environment that are each right and contradict each other.
import type { Config } from './config.ts'

type Environment = Pick<Config, 'demo' | 'host' | 'isPublicUrlSet' | 'publicUrl' | 'trustedProxies'> & {
	payments: Pick<Config['payments'], 'openProvider'>
	mail: Pick<Config['mail'], 'openMail'>
}

const everyInterface = ['0.0.0.0', '::']

/** A sentence for each contradiction; none for a demo and for a shop that is set up as the run-books say. */
export function environmentProblems(env: Environment): string[] {
	const isSecure = env.publicUrl.startsWith('https:')
	return [
		...(env.demo && env.payments.openProvider
			? ['Settings: DEMO is on with a real payment provider: anyone may sign in with the demo accounts']
			: []),
		...(env.demo && isSecure && env.mail.openMail
			? ['Settings: DEMO is on with a real mail server and an https address: demo accounts send real mail']
			: []),
		...(everyInterface.includes(env.host) && !env.isPublicUrlSet
			? [`Settings: HOST is ${env.host} without PUBLIC_URL: links in mails lead to ${env.publicUrl}`]
			: []),
		...(isSecure && env.trustedProxies === 0
			? [
					'Settings: PUBLIC_URL is https with TRUST_PROXY=0: limits count all visitors as the one address of the proxy',
				]
			: []),
	]
}
