// /portal/{portalId}/people: the team's members, inviting and removing. Title and address contain no names.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { answer, noStoreData, noStoreHeaders, orNotFound, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { hydrated } from '#http/hydration.ts'
import { doneToasts } from '#ui/outcomes.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { pageIn } from '#kit/pages.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { PeoplePage, type PeopleAnswer } from '../components/people/people-page.tsx'
import { readLinkInvite, readMailInvite } from '../rules/invite-form.ts'
import { inviteByLink, inviteByMail, revokeInvite } from '../service/invites.server.ts'
import { peopleOf, removePerson } from '../service/people.server.ts'
import { inviteRoles } from '../states.ts'
import type { Route } from './+types/people'

export const handle = hydrated

export const headers = noStoreHeaders

const doneMessages = {
	invited: 'Invitations sent',
	'invited-without-mail': {
		title: 'Invited, but no mail goes out',
		detail: 'The shop has no mail server yet, so the mails wait. Make a link and hand it over yourself.',
	},
	revoked: 'Invitation taken back',
	removed: 'Removed from the team',
} as const
type Done = keyof typeof doneMessages

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const page = pageIn(url.searchParams.get('page'))
		return {
			view: await peopleOf(context.get(serviceContext), { portalId: params.portalId, page }),
			toasts: doneToasts(url.searchParams, doneMessages),
			publicUrl: context.get(siteContext).publicUrl,
			session: await pageSession(context),
		}
	})

type Answered = PeopleAnswer & { toast?: ToastMessage }
const shown = (answered: Answered, status = 200) => noStoreData(answered, status)

const refused = ({ status, toast }: { status: number; toast: Toast }, forms: PeopleAnswer = {}) =>
	shown({ ...forms, toast }, status)

const PeopleAction = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('mail') }),
	z.object({ intent: z.literal('link') }),
	z.object({ intent: z.literal('revoke'), inviteId: z.string() }),
	z.object({ intent: z.literal('remove'), userId: z.string(), role: z.enum(inviteRoles) }),
])

type Fields = Readonly<Record<string, unknown>>

async function byMail({ context, params: { portalId } }: Route.ActionArgs, fields: Fields) {
	const { typed, ...read } = readMailInvite(fields)
	if (!read.ok) return shown({ mail: { typed, errors: read.errors } }, 400)
	const mailing = context.get(mailContext)
	const invited = await answer('Invitations not sent', () =>
		inviteByMail(context.get(serviceContext), mailing, { portalId, ...read.value }),
	)
	if (!invited.ok) return refused(invited, { mail: { typed, errors: {} } })
	const code: Done = mailing.keepsMails ? 'invited-without-mail' : 'invited'
	return redirect(`/portal/${portalId}/people?done=${code}`, 303)
}

/** The link appears only in this response. */
async function byLink({ context, params: { portalId } }: Route.ActionArgs, fields: Fields) {
	const { typed, ...read } = readLinkInvite(fields)
	if (!read.ok) return shown({ link: { typed, errors: read.errors } }, 400)
	const { publicUrl } = context.get(siteContext)
	const made = await answer('Link not made', () =>
		inviteByLink(context.get(serviceContext), publicUrl, { portalId, ...read.value }),
	)
	return made.ok ? shown({ fresh: made.result }) : refused(made, { link: { typed, errors: {} } })
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const { portalId } = params
	const fields = await fieldsOf(request)
	const parsed = PeopleAction.safeParse(fields)
	if (!parsed.success) throw data(null, { status: 400 })
	const services = context.get(serviceContext)
	const { data: asked } = parsed
	if (asked.intent === 'mail') return byMail(facts, fields)
	if (asked.intent === 'link') return byLink(facts, fields)
	const done =
		asked.intent === 'revoke'
			? await answer('Invitation not taken back', () =>
					revokeInvite(services, { portalId, inviteId: asked.inviteId }),
				)
			: await answer('Failed to remove', () =>
					removePerson(services, { portalId, userId: asked.userId, role: asked.role }),
				)
	if (!done.ok) return refused(done)
	const code: Done = asked.intent === 'revoke' ? 'revoked' : 'removed'
	return redirect(`/portal/${portalId}/people?done=${code}`, 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Team people',
		description: 'Coaches, players and school administrators of the team.',
		path: `/portal/${params.portalId}/people`,
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function People({ loaderData, actionData }: Route.ComponentProps) {
	const { view, toasts, session } = loaderData
	const answered: Answered | undefined = actionData
	return (
		<SessionProvider session={session}>
			<PeoplePage view={view} answer={answered} />
			<ToastRegion toasts={answered ? (answered.toast ? [answered.toast] : []) : toasts} />
		</SessionProvider>
	)
}
