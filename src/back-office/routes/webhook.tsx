// /admin/webhooks/{id}: one webhook and its deliveries.
import { redirect } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { webhooksContext, type WebhookDependencies } from '#webhooks/dependencies.server.ts'
import {
	eventField,
	readEndpoint,
	type EndpointErrors,
	type TypedEndpoint,
} from '#webhooks/rules/endpoint-form.ts'
import type { EventType } from '#webhooks/rules/events.ts'
import {
	changeWebhook,
	deleteWebhook,
	pauseWebhook,
	resumeWebhook,
	rotateSecret,
	sendAgain,
	sendTestEvent,
	webhookForAdmin,
} from '#webhooks/service/manage.server.ts'
import type { EndpointView } from '#webhooks/views.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { Sheet } from '../components/records.tsx'
import { SigningSecret, WebhookForm } from '../components/webhooks/webhook-form.tsx'
import { Deliveries, WebhookState } from '../components/webhooks/webhook-lists.tsx'
import { WebhookSteps } from '../components/webhooks/webhook-steps.tsx'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { endpointProblems } from '../rules/webhook-problems.ts'
import { webhooksUrl, webhookUrl } from '../urls.ts'
import { acted, adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/webhook'

export const headers = noStoreHeaders

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return webhookForAdmin(services, params.webhookId)
	})

type At = { services: ServiceContext; dependencies: WebhookDependencies; id: string }
type Step = { title: string; done: Done; to?: string; work: (at: At, deliveryId: string) => Promise<void> }

const steps: Readonly<Record<string, Step>> = {
	pause: {
		title: 'The webhook was not paused',
		done: 'webhook-paused',
		work: ({ services, id }) => pauseWebhook(services, id),
	},
	resume: {
		title: 'The webhook was not resumed',
		done: 'webhook-resumed',
		work: ({ services, dependencies, id }) => resumeWebhook(services, dependencies, id),
	},
	delete: {
		title: 'The webhook was not deleted',
		done: 'webhook-deleted',
		to: webhooksUrl,
		work: ({ services, id }) => deleteWebhook(services, id),
	},
	test: {
		title: 'The test event was not sent',
		done: 'webhook-tested',
		work: ({ services, dependencies, id }) => sendTestEvent(services, dependencies, id),
	},
	again: {
		title: 'The event was not sent again',
		done: 'webhook-resent',
		work: ({ services, dependencies, id }, deliveryId) =>
			sendAgain(services, dependencies, { id, deliveryId }),
	},
}

const nothingTyped: { typed: TypedEndpoint | null; errors: EndpointErrors } = { typed: null, errors: {} }

async function saveTyped({ services, dependencies, id }: At, typed: TypedEndpoint) {
	const read = readEndpoint(typed, dependencies)
	if ('errors' in read) return noStoreData({ typed, errors: read.errors, toast: null, secret: null }, 400)
	const saved = await answer('The webhook was not saved', () =>
		changeWebhook(services, dependencies, { id, input: read.input }),
	)
	if (saved.ok) return redirect(doneHref(webhookUrl(id), 'webhook-saved'), 303)
	return noStoreData({ typed, errors: nothingTyped.errors, toast: saved.toast, secret: null }, saved.status)
}

async function rotate({ services, dependencies, id }: At, seenVersion: number) {
	const rotated = await answer('The secret was not rotated', () =>
		rotateSecret(services, dependencies, { id, seenVersion }),
	)
	if (rotated.ok) return noStoreData({ ...nothingTyped, toast: null, secret: rotated.result })
	return noStoreData({ ...nothingTyped, toast: rotated.toast, secret: null }, rotated.status)
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const { intent = '', ...typed } = await textFieldsOf(request)
	const services = context.get(serviceContext)
	adminOnly(services)
	const at = { services, dependencies: context.get(webhooksContext), id: params.webhookId }
	if (intent === 'change') return saveTyped(at, typed)
	if (intent === 'rotate') return rotate(at, Number(typed['seenVersion']))
	const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
	if (!step) throw notAsked()
	const { title, done, to = webhookUrl(at.id), work } = step
	return acted(title, async () => {
		await work(at, typed['deliveryId'] ?? '')
		return doneHref(to, done)
	})
}

export const meta = hiddenMeta({
	title: 'Webhook · Back office',
	description: 'A webhook and its deliveries.',
	path: webhooksUrl,
})

const savedFields = ({ url, description, events }: EndpointView): TypedEndpoint => ({
	url,
	description,
	// Cast: saved from the catalogue; a type that left it has no field.
	...Object.fromEntries(events.map((type) => [eventField(type as EventType), 'on'])),
})

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
	const { endpoint, deliveries, toasts } = loaderData
	// A refused step has only its toast.
	const { typed, errors, secret, toast } = { ...nothingTyped, secret: null, toast: null, ...actionData }
	return (
		<AdminFrame
			section="webhooks"
			title={new URL(endpoint.url).host}
			intro={endpoint.description}
			aside={<WebhookState {...endpoint} />}
			back={{ label: 'Webhooks', href: webhooksUrl }}
			toasts={toast ? [toast] : actionData ? [] : toasts}
		>
			<FocusedErrors errors={endpointProblems(errors)} />
			{secret !== null && <SigningSecret secret={secret} isRotated />}
			<WebhookSteps endpoint={endpoint} />
			<section aria-labelledby="deliveries" className="grid min-w-0 gap-3">
				<h2 id="deliveries" className="display text-subheading">
					Last deliveries
				</h2>
				{deliveries.length === 0 ? (
					<EmptyState title="No delivery yet">
						Events appear here once they happen, and for 30 days. Send a test event to try the address.
					</EmptyState>
				) : (
					<Deliveries deliveries={deliveries} canSend={endpoint.state === 'active'} />
				)}
			</section>
			<Sheet title="Settings" id="settings">
				<WebhookForm typed={typed ?? savedFields(endpoint)} errors={errors} />
			</Sheet>
		</AdminFrame>
	)
}
