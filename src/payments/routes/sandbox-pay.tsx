// /sandbox/pay/{session}: the sandbox's payment page; missing when a real provider is configured.
import { noStore } from '#http/answers.server.ts'
import { data, redirect } from 'react-router'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import styles from '../components/payment-page.css?url'
import { PaymentPage } from '../components/payment-page.tsx'
import { sandboxTexts } from '../rules/sandbox-texts.ts'
import { paymentSandbox } from '../sandbox/open.server.ts'
import { Pressed } from '../sandbox/view.ts'
import type { Route } from './+types/sandbox-pay'

export const handle = { ownFrame: true } as const

export const headers: Route.HeadersFunction = () => ({
	...noStore,
	'X-Robots-Tag': 'noindex',
	'Referrer-Policy': 'same-origin',
})

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const missing = () => data(null, { status: 404 })

export async function loader({ params, context }: Route.LoaderArgs) {
	const view = await context.get(paymentSandbox)?.pageOf(context.get(serviceContext), params.sessionId)
	if (!view) throw missing()
	return { language: view.language, view }
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const sandbox = context.get(paymentSandbox)
	const pressed = Pressed.safeParse(await fieldsOf(request))
	if (!sandbox) throw missing()
	if (!pressed.success) throw data(null, { status: 400 })
	const { sessionId: id } = params
	const to = await sandbox.press(context.get(serviceContext), { id, ...pressed.data })
	if (to === undefined) throw missing()
	return redirect(to ?? `/sandbox/pay/${id}`, 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const view = loaderData?.view
	const { titles, sandbox } = sandboxTexts[view?.language ?? 'en']
	const title = titles[view?.declined ? 'declined' : (view?.state ?? 'open')]
	return [{ title: `${title} | ${sandbox}` }, { name: 'robots', content: 'noindex' }]
}

export default function SandboxPay({ loaderData }: Route.ComponentProps) {
	return <PaymentPage view={loaderData.view} />
}
