// /admin/messages: messages of visitors, newest first.
import { z } from 'zod'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { markAnswered, supportInbox } from '#support/service/inbox.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { acted, notAsked, staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { MessageList } from '../components/messages/message-list.tsx'
import { Pager } from '../components/records.tsx'
import { messagesHref, messagesViewIn, type MessagesView } from '../rules/list-filters.ts'
import { doneHref } from '../rules/outcomes.ts'
import { adminMessageUrl, adminPersonUrl } from '../urls.ts'
import type { Route } from './+types/messages'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = messagesViewIn(query)
		return {
			view,
			inbox: await supportInbox(services, view),
		}
	})

const Input = z.object({ intent: z.enum(['answered', 'reopen']), message: z.string() })

export async function action({ request, context, url }: Route.ActionArgs) {
	const input = Input.safeParse(await fieldsOf(request))
	if (!input.success) throw notAsked()
	const { intent, message } = input.data
	return acted('The message is as it was', async () => {
		const isAnswered = intent === 'answered'
		await markAnswered(context.get(serviceContext), { messageId: message, isAnswered })
		return doneHref(
			messagesHref(messagesViewIn(url.searchParams)),
			isAnswered ? 'message-answered' : 'message-reopened',
		)
	})
}

export const meta = hiddenMeta({
	title: 'Messages · Back office',
	description: 'What visitors wrote.',
	path: '/admin/messages',
})

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
	const { view, inbox, toasts } = loaderData
	const { isOpen, before } = view
	return (
		<AdminFrame
			section="messages"
			title="Messages"
			intro="What visitors send from the support page. Answers go out by mail and stay with the message."
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<TabLinks
				label="Which messages"
				links={[
					{ label: 'To answer', href: messagesHref({ isOpen: true }), current: isOpen },
					{ label: 'All', href: messagesHref({}), current: !isOpen && !isNarrowed(view) },
				]}
			/>
			<Narrowed view={view} />
			{inbox.messages.length === 0 ? (
				<EmptyState icon="mail" title={isOpen ? 'All answered' : 'No messages'}>
					<p>What visitors send from the support page arrives here.</p>
				</EmptyState>
			) : (
				<MessageList messages={inbox.messages} isOpen={isOpen} />
			)}
			<Pager
				label="Pages of messages"
				older={inbox.older === null ? null : messagesHref({ ...view, before: inbox.older })}
				newest={before === null ? null : messagesHref({ ...view, before: null })}
			/>
		</AdminFrame>
	)
}

const isNarrowed = ({ alikeId, userId }: MessagesView): boolean => alikeId !== null || userId !== null

/** Shown when the list is limited to one address or person. */
function Narrowed({ view }: { view: MessagesView }) {
	const { alikeId, userId } = view
	const from = alikeId === null ? userId && adminPersonUrl(userId) : adminMessageUrl(alikeId)
	if (!from) return null
	return (
		<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
			{alikeId === null ? 'Messages of one person.' : 'Messages with one address.'}
			<a href={from} className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
				{alikeId === null ? 'To the person' : 'To the message'}
			</a>
		</p>
	)
}
