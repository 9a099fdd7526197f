// /admin/people/invitations: administrators invite people to work for the shop.
import { redirect } from 'react-router'
import type { StaffInvite } from '#accounts/rules/staff-invite.ts'
import {
	inviteStaff,
	openStaffInvites,
	resendStaffInvite,
	withdrawStaffInvite,
} from '#accounts/service/staff-invites.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { mailContext, type MailDependencies } from '#mail/dependencies.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { InviteStaffForm, OpenInvitations } from '../components/people/staff-invitations.tsx'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { staffInvitationsUrl } from '../urls.ts'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/staff-invitations'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { invites: await openStaffInvites(services) }
	})

const actions = {
	invite: {
		title: 'Nobody was invited',
		done: 'staff-invited',
		doneWithoutMail: 'staff-invited-without-mail',
		work: ({ services, mailing }, { email = '', role = '' }) => {
			// Cast: the service reads both against its schema.
			const invite = { email, role } as StaffInvite
			return inviteStaff(services, mailing, { ...invite, today: shopDay(services.now) })
		},
	},
	resend: {
		title: 'The invitation was not sent',
		done: 'staff-invited-again',
		doneWithoutMail: 'staff-invited-again-without-mail',
		work: ({ services, mailing }, { id = '' }) =>
			resendStaffInvite(services, mailing, { id, today: shopDay(services.now) }),
	},
	withdraw: {
		title: 'The invitation was not withdrawn',
		done: 'staff-withdrawn',
		work: ({ services }, { id = '' }) => withdrawStaffInvite(services, id),
	},
} as const satisfies Record<string, StaffAction>

type At = { services: ServiceContext; mailing: MailDependencies }
type StaffAction = {
	title: string
	done: Done
	/** When mails wait for a mail server. */
	doneWithoutMail?: Done
	work: (at: At, fields: Readonly<Record<string, string>>) => Promise<void>
}

export async function action({ request, context }: Route.ActionArgs) {
	const { intent = '', ...typed } = await textFieldsOf(request)
	if (!Object.hasOwn(actions, intent)) throw notAsked()
	const services = context.get(serviceContext)
	adminOnly(services)
	// Cast: the table has it.
	const { title, done, doneWithoutMail = done, work }: StaffAction = actions[intent as keyof typeof actions]
	const mailing = context.get(mailContext)
	const answered = await answer(title, async () => work({ services, mailing }, typed))
	if (answered.ok)
		return redirect(doneHref(staffInvitationsUrl, mailing.keepsMails ? doneWithoutMail : done), 303)
	return noStoreData({ toast: answered.toast, typed }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Invite staff · Back office',
	description: 'Invitations to work for the shop.',
	path: staffInvitationsUrl,
})

export default function StaffInvitationsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { invites, toasts } = loaderData
	return (
		<AdminFrame
			section="people"
			title="Invite staff"
			intro="The person gets a mail with a link, signs in with that address and accepts. You take a role away on the person’s page."
			back={{ label: 'People', href: '/admin/people' }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<InviteStaffForm typed={actionData?.typed ?? {}} />
			<OpenInvitations invites={invites} />
		</AdminFrame>
	)
}
