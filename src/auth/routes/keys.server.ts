// `/.well-known/jwks.json`, `/settings` and `/health`.
import type { AuthHttp } from './transport.server.ts'

export function addKeyRoutes(app: AuthHttp): void {
	app.get('/.well-known/jwks.json', async (c) => {
		c.header('Cache-Control', 'public, max-age=600')
		return c.json(await c.get('call').auth.keys.jwks())
	})
	app.get('/settings', (c) => {
		const { settings, captcha } = c.get('call').auth
		const providers = Object.fromEntries(settings.providers.map(({ name }) => [name, true]))
		return c.json({
			external: { ...providers, email: true, phone: settings.phone, anonymous_users: settings.anonymous },
			external_labels: Object.fromEntries(settings.providers.map(({ name, label }) => [name, label])),
			disable_signup: !settings.signUps,
			mailer_autoconfirm: settings.autoconfirm,
			phone_autoconfirm: false,
			sms_provider: '',
			saml_enabled: false,
			captcha_enabled: captcha !== null,
		})
	})
	app.get('/health', async (c) => {
		await c.get('call').db.execute('select 1')
		return c.json({ name: 'Fieldhouse', version: '1', description: 'Identity service' })
	})
}
