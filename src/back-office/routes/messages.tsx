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
import { MessageList } from '../components/message-list.tsx'
import { Pager } from '../components/records.tsx'
import { beforeIn } from '../rules/list-filters.ts'
import { doneHref } from '../rules/outcomes.ts'
import { addressOf } from '../urls.ts'
import type { Route } from './+types/messages'

export const headers = noStoreHeaders

const pageHref = (isOpen: boolean, before: string | null): string =>
	addressOf('/admin/messages', { show: isOpen ? null : 'all', before })

const viewIn = (query: URLSearchParams) => ({
	isOpen: query.get('show') !== 'all',
	before: beforeIn(query),
})

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = viewIn(query)
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
	const { isOpen, before } = viewIn(url.searchParams)
	return acted('The message is as it was', async () => {
		const isAnswered = intent === 'answered'
		await markAnswered(context.get(serviceContext), { messageId: message, isAnswered })
		return doneHref(pageHref(isOpen, before), isAnswered ? 'message-answered' : 'message-reopened')
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
			intro="Answer by mail, then say here that it is done."
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<TabLinks
				label="Which messages"
				links={[
					{ label: 'To answer', href: pageHref(true, null), current: isOpen },
					{ label: 'All', href: pageHref(false, null), current: !isOpen },
				]}
			/>
			{inbox.messages.length === 0 ? (
				<EmptyState icon="mail" title={isOpen ? 'All answered' : 'No messages yet'}>
					<p>What visitors send from the support page arrives here.</p>
				</EmptyState>
			) : (
				<MessageList messages={inbox.messages} isOpen={isOpen} />
			)}
			<Pager
				label="Pages of messages"
				older={inbox.older === null ? null : pageHref(isOpen, inbox.older)}
				newest={before === null ? null : pageHref(isOpen, null)}
			/>
		</AdminFrame>
	)
}
