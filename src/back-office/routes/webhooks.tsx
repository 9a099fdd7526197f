// /admin/webhooks: other software that receives events.
import { randomUUID } from 'node:crypto'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { webhooksContext } from '#webhooks/dependencies.server.ts'
import { readEndpoint, type EndpointErrors } from '#webhooks/rules/endpoint-form.ts'
import { addWebhook, webhooksForAdmin } from '#webhooks/service/manage.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { Sheet } from '../components/records.tsx'
import { SigningSecret, WebhookForm } from '../components/webhooks/webhook-form.tsx'
import { WebhookTable } from '../components/webhooks/webhook-lists.tsx'
import { endpointProblems } from '../rules/webhook-problems.ts'
import { webhooksUrl } from '../urls.ts'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/webhooks'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { webhooks: await webhooksForAdmin(services), newId: randomUUID() }
	})

const noErrors: EndpointErrors = {}

export async function action({ request, context }: Route.ActionArgs) {
	const { intent, id = '', ...typed } = await textFieldsOf(request)
	if (intent !== 'add') throw notAsked()
	const services = context.get(serviceContext)
	adminOnly(services)
	const dependencies = context.get(webhooksContext)
	const read = readEndpoint(typed, dependencies)
	if ('errors' in read) return noStoreData({ typed, errors: read.errors, toast: null, secret: null }, 400)
	const added = await answer('The webhook was not added', () =>
		addWebhook(services, dependencies, { id, input: read.input }),
	)
	// The secret is shown once, so this page is the answer; sent twice, the form adds nothing.
	if (added.ok) return noStoreData({ typed: {}, errors: noErrors, toast: null, secret: added.result })
	return noStoreData({ typed, errors: noErrors, toast: added.toast, secret: null }, added.status)
}

export const meta = hiddenMeta({
	title: 'Webhooks · Back office',
	description: 'Other software that receives events of the shop.',
	path: webhooksUrl,
})

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
	const { webhooks, newId, toasts } = loaderData
	const { typed = {}, errors = noErrors, secret = null, toast = null } = actionData ?? {}
	return (
		<AdminFrame
			section="webhooks"
			title="Webhooks"
			intro="Other software learns of orders, approvals, production and shipments. Names, addresses and rosters are never sent."
			toasts={toast ? [toast] : actionData ? [] : toasts}
		>
			<FocusedErrors errors={endpointProblems(errors)} />
			{secret !== null && <SigningSecret secret={secret} />}
			{webhooks.length === 0 ? (
				<EmptyState title="No webhook yet">
					Add the address of a school’s or your own software, and it receives the events that you choose.
				</EmptyState>
			) : (
				<WebhookTable webhooks={webhooks} />
			)}
			<Sheet title="New webhook" id="new">
				<WebhookForm typed={typed} errors={errors} newId={newId} />
			</Sheet>
		</AdminFrame>
	)
}
