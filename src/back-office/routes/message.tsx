// /admin/messages/{id}: one message of a visitor, its answers and notes.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { languageIn } from '#kit/language.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { markAnswered } from '#support/service/inbox.server.ts'
import { answerMessage, deleteMessage, messageThread, noteOnMessage } from '#support/service/thread.server.ts'
import { notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { AnsweredBadge } from '../components/messages/message-list.tsx'
import { MessageThread } from '../components/messages/message-thread.tsx'
import { messagesHref } from '../rules/list-filters.ts'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { sendMailAgain } from '../service/mail.server.ts'
import { adminMessageUrl } from '../urls.ts'
import type { Route } from './+types/message'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => ({
		thread: await messageThread(services, params.messageId),
	}))

type Fields = Record<string, string>
type At = { context: Route.ActionArgs['context']; messageId: string }
type MessageAction = {
	title: string
	done: Done
	/** Where it leads; the message's page when absent. */
	href?: string
	work: (at: At, fields: Fields) => Promise<void>
}

const mark =
	(isAnswered: boolean): MessageAction['work'] =>
	({ context, messageId }) =>
		markAnswered(context.get(serviceContext), { messageId, isAnswered })

const actions = {
	answer: {
		title: 'The answer was not sent',
		done: 'message-mailed',
		work: ({ context, messageId }, fields) =>
			answerMessage(context.get(serviceContext), context.get(mailContext), {
				messageId,
				text: fields['answer'] ?? '',
				seen: Number(fields['seen'] ?? -1),
				language: languageIn(fields['language']),
			}),
	},
	note: {
		title: 'The note was not added',
		done: 'message-noted',
		work: ({ context, messageId }, { note = '' }) =>
			noteOnMessage(context.get(serviceContext), { messageId, text: note }),
	},
	resend: {
		title: 'The answer was not sent',
		done: 'mail-resent',
		work: ({ context }, { mail = '' }) =>
			sendMailAgain(context.get(serviceContext), context.get(jobsContext), mail),
	},
	delete: {
		title: 'The message is still there',
		done: 'message-deleted',
		href: messagesHref({ isOpen: true }),
		work: ({ context, messageId }) => deleteMessage(context.get(serviceContext), messageId),
	},
	answered: { title: 'The message is as it was', done: 'message-answered', work: mark(true) },
	reopen: { title: 'The message is as it was', done: 'message-reopened', work: mark(false) },
} as const satisfies Record<string, MessageAction>

export async function action({ request, params: { messageId }, context }: Route.ActionArgs) {
	const { intent = '', ...typed } = await textFieldsOf(request)
	if (!Object.hasOwn(actions, intent)) throw notAsked()
	// Cast: the table has it.
	const { title, done, href, work }: MessageAction = actions[intent as keyof typeof actions]
	const answered = await answer(title, () => work({ context, messageId }, typed))
	if (answered.ok) return redirect(doneHref(href ?? adminMessageUrl(messageId), done), 303)
	return noStoreData({ toast: answered.toast, typed }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Message · Back office',
	description: 'One message of a visitor, with its answers.',
	path: '/admin/messages',
})

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
	const { thread, toasts } = loaderData
	const { message } = thread
	return (
		<AdminFrame
			section="messages"
			title={`Message #${message.reference}`}
			aside={<AnsweredBadge answeredAt={message.answeredAt} />}
			back={{ label: 'Messages', href: messagesHref({ isOpen: true }) }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<MessageThread thread={thread} typed={actionData?.typed ?? {}} />
		</AdminFrame>
	)
}
