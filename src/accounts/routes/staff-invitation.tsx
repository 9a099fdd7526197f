// /staff/{token}: shows an invitation to work for the shop and accepts it. Other pages never receive the token.
import { data, redirect } from 'react-router'
import { noStore, statusOf } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { authContext, viewerContext } from '../dependencies.server.ts'
import { authPath } from '../rules/mailed-links.ts'
import { staffRoleDuties, staffRoleNames, type StaffRole } from '../rules/staff-invite.ts'
import { acceptStaffInvite, staffInvitation } from '../service/staff-invites.server.ts'
import { useShopName } from '#ui/shop.tsx'
import type { Route } from './+types/staff-invitation'

const quiet = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// Sends only the origin; with `no-referrer` the server would refuse the page's own form.
	'Referrer-Policy': 'strict-origin',
}
export const headers: Route.HeadersFunction = () => quiet

/** HTTP status of an invitation that existed and is no longer valid. */
const gone = 410

export async function loader({ context, params }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const viewer = context.get(viewerContext)
	const viewerEmail = services.actor.userId === null ? null : (viewer?.email ?? '')
	const here = `/staff/${params.token}`
	try {
		const invitation = await staffInvitation(services, params.token, viewerEmail)
		return data({ viewerEmail, here, invitation, closed: null }, { headers: quiet })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const status = failure.code === 'not_found' ? 404 : gone
		return data({ viewerEmail, here, invitation: null, closed: failure.message }, { status, headers: quiet })
	}
}

const homes: Record<StaffRole, string> = { admin: '/admin', csr: '/admin', production: '/production' }

export async function action({ context, params }: Route.ActionArgs) {
	try {
		const call = { ...context.get(authContext), actor: context.get(serviceContext).actor }
		const role = await acceptStaffInvite(call, params.token)
		return redirect(homes[role], { status: 303, headers: quiet })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return data({ refusal: failure.message }, { status: statusOf[failure.code], headers: quiet })
	}
}

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: pageTitle('Invitation to work here', matches) },
	{ name: 'robots', content: 'noindex' },
]

export default function StaffInvitation({ loaderData, actionData }: Route.ComponentProps) {
	const { invitation, closed, ...viewer } = loaderData
	return (
		<AuthShell title="Join the shop" lead={`You were invited to work at ${useShopName()}.`}>
			<AuthCard label="Invitation">
				{invitation === null ? (
					<>
						<h2 className="display text-heading">This invitation is closed</h2>
						<p className="mt-3 text-pretty text-body">{closed}</p>
						<ButtonLink href="/" className="mt-6">
							Go Home
						</ButtonLink>
					</>
				) : (
					<>
						<p className="font-semibold text-primary">You are invited as</p>
						<h2 className="display mt-1 text-heading">{staffRoleNames[invitation.role]}</h2>
						<p className="mt-3 text-pretty text-body">{staffRoleDuties[invitation.role]}</p>
						{actionData?.refusal && (
							<Notice tone="danger" alert className="mt-5">
								{actionData.refusal}
							</Notice>
						)}
						<div className="mt-6 grid gap-4">
							<WayIn {...viewer} isForViewer={invitation.isForViewer} />
						</div>
					</>
				)}
			</AuthCard>
		</AuthShell>
	)
}

type WayInProps = { viewerEmail: string | null; here: string; isForViewer: boolean }

function WayIn({ viewerEmail, here, isForViewer }: WayInProps) {
	if (viewerEmail === null)
		return (
			<>
				<p className="text-body">
					Sign in or create an account with the address that got the email, and you come right back here.
				</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={authPath(here, 'sign-up')} variant="action" size="large" className="grow">
						Create an account
					</ButtonLink>
					<ButtonLink href={authPath(here)} variant="outline" size="large" className="grow">
						Sign in
					</ButtonLink>
				</div>
			</>
		)
	if (!isForViewer)
		return (
			<>
				<Notice tone="warning" title="This invitation is for another address">
					You are signed in as {viewerEmail}. Sign out, then open the link in the email again.
				</Notice>
				<SignOut />
			</>
		)
	return (
		<>
			<form method="post">
				<Button type="submit" variant="action" size="large" className="w-full">
					Accept the invitation
				</Button>
			</form>
			<div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
				<span className="break-all">Signed in as {viewerEmail}.</span>
				<SignOut />
			</div>
		</>
	)
}

const SignOut = () => (
	<form method="post" action="/auth/sign-out">
		<Button type="submit" variant="outline" size="small">
			Sign out
		</Button>
	</form>
)
