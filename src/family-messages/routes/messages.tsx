// /portal/{portalId}/messages: the messages to families, for the portal's managers. Title and address contain no names.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageIn } from '#kit/pages.ts'
import { counted } from '#kit/plural.ts'
import { textOf } from '#kit/typed-fields.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { codeIn } from '#ui/outcomes.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { MessagesPage } from '../components/messages-page.tsx'
import { limitMessages, pauseMessages, startMessages } from '../service/settings.server.ts'
import { messagesView } from '../service/view.server.ts'
import { writeNow } from '../service/write.server.ts'
import { messageStates } from '../states.ts'
import { messagesUrl } from '../urls.ts'
import type { Route } from './+types/messages'

export const headers = noStoreHeaders

const doneMessages = {
	started: 'Messages started',
	paused: 'Messages paused',
	limited: 'Limit saved',
	written: 'Families written to',
} as const
type Done = keyof typeof doneMessages

function toastsIn(query: URLSearchParams): ToastMessage[] {
	const done = codeIn(query, doneMessages)
	if (!done) return []
	const sent = Math.trunc(Number(query.get('sent'))) || 0
	const detail = sent > 0 ? { detail: `${counted(sent, 'message')} on the way.` } : {}
	return [{ id: done, tone: 'success', title: doneMessages[done], ...detail }]
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const query = url.searchParams
		return {
			view: await messagesView(context.get(serviceContext), {
				portalId: params.portalId,
				state: messageStates.find((state) => state === query.get('state')) ?? null,
				page: pageIn(query.get('page')),
			}),
			toasts: toastsIn(query),
			publicUrl: context.get(siteContext).publicUrl,
		}
	})

const MessagesAction = z.object({ intent: z.enum(['start', 'pause', 'limit', 'remind', 'ready']) })
type Intent = z.infer<typeof MessagesAction>['intent']

const notDone: Record<Intent, string> = {
	start: 'Messages not started',
	pause: 'Messages not paused',
	limit: 'Limit not saved',
	remind: 'No message was sent',
	ready: 'No message was sent',
}

type Asked = { intent: Intent; portalId: string; typed: string }

async function carryOut(context: Route.ActionArgs['context'], asked: Asked): Promise<[Done, number]> {
	const services = context.get(serviceContext)
	const { intent, portalId, typed } = asked
	const { shareSecret } = context.get(ordersContext)
	const dependencies = { ...context.get(mailContext), shareSecret }
	switch (intent) {
		case 'start':
			return ['started', await startMessages(services, dependencies, portalId)]
		case 'pause':
			await pauseMessages(services, portalId)
			return ['paused', 0]
		case 'limit':
			await limitMessages(services, { portalId, typed })
			return ['limited', 0]
		case 'remind':
		case 'ready':
			return ['written', await writeNow(services, dependencies, { portalId, about: intent })]
	}
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const read = MessagesAction.safeParse(fields)
	if (!read.success) throw data(null, { status: 400 })
	const { intent } = read.data
	const { portalId } = params
	const typed = textOf(fields['most']).slice(0, 20)
	const answered = await answer(notDone[intent], () => carryOut(context, { intent, portalId, typed }))
	if (answered.ok) {
		const [code, sent] = answered.result
		const more = new URLSearchParams({ done: code, ...(sent > 0 && { sent: String(sent) }) })
		return redirect(`${messagesUrl(portalId)}?${more}`, 303)
	}
	const { toast, status } = answered
	const limit = intent === 'limit' && status === 400 ? { most: typed, error: toast.detail } : undefined
	return noStoreData({ toast, limit }, status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Messages to families',
		description: 'Reminders to the families of the team, and what became of them.',
		path: messagesUrl(params.portalId),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<MessagesPage view={loaderData.view} limit={actionData?.limit} />
			<ToastRegion toasts={actionData ? [actionData.toast] : loaderData.toasts} />
		</>
	)
}
