// /team/dashboard: the figures, orders and funds of a portal; for csr and admin the list of all of them before it.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { PayoutAnswer } from '#fundraising/components/payout-form.tsx'
import { messages } from '#fundraising/messages.ts'
import { readPayout } from '#fundraising/schemas.ts'
import { payOut } from '#fundraising/service/payouts.server.ts'
import { answer, found } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { hasAnyRole } from '#kit/roles.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { DashboardPage } from '../components/dashboard-page.tsx'
import { NoPortal } from '../components/no-portal.tsx'
import { PortalList } from '../components/portal-list.tsx'
import { dashboard, portalsPage } from '../service/dashboard.server.ts'
import { dashboardHref, readDashboardView } from '../urls.ts'
import type { Route } from './+types/dashboard'

const noStore = { 'Cache-Control': 'private, no-store' }
export const headers: Route.HeadersFunction = () => noStore

export const loader = ({ context, url }: Route.LoaderArgs) =>
	found(async () => {
		const services = context.get(serviceContext)
		const { portalId, page, ledgerPage, text } = readDashboardView(url.searchParams)
		const isStaff = hasAnyRole(services.actor, ['csr', 'admin'])
		const isList = isStaff && portalId === null
		return {
			publicUrl: context.get(siteContext).publicUrl,
			isStaff,
			list: isList ? await portalsPage(services, { text, page }) : null,
			view: isList
				? null
				: await dashboard(services, { portalId, ordersPage: page, postingsPage: ledgerPage }),
			formKey: randomUUID(),
			isPaidOut: url.searchParams.get('done') === 'paid-out',
		}
	})

const notTaken = (taken: PayoutAnswer, status: number, toast?: ToastMessage) =>
	data({ payout: taken, toast: toast ?? null }, { status, headers: noStore })

/** A payout is all that is done here. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const { portalId } = readDashboardView(url.searchParams)
	if (fields['intent'] !== 'payout' || portalId === null) throw data(null, { status: 400 })
	const read = readPayout(fields)
	const { typed } = read
	if (!read.ok) return notTaken({ errors: read.errors, typed }, 400)
	const done = await answer(messages.notPaidOut, () =>
		payOut(context.get(serviceContext), portalId, read.payout),
	)
	if (done.ok) return redirect(dashboardHref({ portalId, done: 'paid-out', part: 'fundraising' }), 303)
	const { title, detail = '' } = done.toast
	return notTaken({ errors: {}, message: detail, typed }, done.status, {
		id: 'refused',
		tone: 'error',
		title,
		detail,
	})
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'Team Dashboard',
		description: 'Orders, players, deadlines and fundraising of your team.',
		path: '/team/dashboard',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function TeamDashboard({ loaderData, actionData }: Route.ComponentProps) {
	const { list, view, isStaff, formKey, isPaidOut } = loaderData
	const done: ToastMessage[] = isPaidOut ? [{ id: 'paid-out', tone: 'success', title: messages.paidOut }] : []
	const told = actionData ? (actionData.toast ? [actionData.toast] : []) : done
	return (
		<>
			{list && <PortalList list={list} />}
			{view && <DashboardPage {...{ view, isStaff, formKey }} answer={actionData?.payout} />}
			{!list && !view && <NoPortal />}
			<ToastRegion toasts={told} />
		</>
	)
}
