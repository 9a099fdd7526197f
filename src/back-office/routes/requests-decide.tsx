// /admin/requests/:requestId: a request, accepted into a portal or declined with a reason.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, type Toast } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { dayIn } from '#kit/time.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { newPortalOf, readOpeningForm } from '#portals/rules/portal-form.ts'
import { acceptRequest } from '#portals/service/open-portal.server.ts'
import { offeredProducts } from '#portals/service/catalog.server.ts'
import { findOrganizations } from '#portals/service/manage-portal.server.ts'
import { declineRequest, requestOf } from '#portals/service/requests.server.ts'
import type { RequestDetail } from '#portals/views.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import {
	AgeBadge,
	Decision,
	DecisionBadge,
	DeclineForm,
	hasOtherAccount,
	OrganizationSearch,
	RequestFacts,
} from '../components/requests/request-details.tsx'
import { OpeningForm, type OpeningState } from '../components/requests/opening-form.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { adminPortalUrl, adminRequestUrl, requestsUrl } from '../urls.ts'
import { firstDeadline, openingFor, tellingWord } from '../rules/opening-defaults.ts'
import type { Route } from './+types/requests-decide'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const { timeZone } = context.get(shopContext).facts
		const today = dayIn(timeZone, services.now)
		const request = await requestOf(services, params.requestId)
		const words = query.get('org') ?? tellingWord(request.organizationName)
		const isOpen = request.status === 'open'
		const organizations = isOpen ? await findOrganizations(services, words) : []
		return {
			request,
			words,
			organizations,
			products: isOpen ? await offeredProducts(services, request.sport) : [],
			deadline: firstDeadline(today),
			typed: openingFor(request, organizations, { today, timeZone }),
		}
	})

type Answered = { opening?: OpeningState; reason?: string; toast?: Toast }
const again = (answered: Answered, status: number) => noStoreData(answered, status)

async function accept({ context, params }: Route.ActionArgs, fields: Record<string, string>) {
	const read = readOpeningForm(fields)
	const { typed, typedItems } = read
	if (!read.ok) return again({ opening: { typed, typedItems, errors: read.errors } }, 400)
	const requested = { ...newPortalOf(read.value), items: read.items }
	const given = { requestId: params.requestId, requested }
	const answered = await answer('The portal was not opened', () =>
		acceptRequest(context.get(serviceContext), context.get(mailContext), given),
	)
	if (answered.ok) return redirect(doneHref(adminPortalUrl(answered.result), 'request-accepted'), 303)
	const opening = { typed, typedItems, errors: {} }
	return again({ opening, toast: answered.toast }, answered.status)
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const fields = await textFieldsOf(request)
	if (fields['intent'] === 'accept') return accept(facts, fields)
	if (fields['intent'] !== 'decline') throw notAsked()
	const reason = fields['reason'] ?? ''
	const answered = await answer('The request was not declined', () =>
		declineRequest(context.get(serviceContext), context.get(mailContext), {
			requestId: params.requestId,
			reason,
		}),
	)
	if (answered.ok) return redirect(doneHref(requestsUrl('open', 1), 'request-declined'), 303)
	return again({ reason, toast: answered.toast }, answered.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Portal request · Back office',
		description: 'One portal request.',
		path: adminRequestUrl(loaderData?.request.id ?? ''),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

/** What happens for the requester on acceptance. */
function promiseTo(request: RequestDetail): string {
	const { userId, accountEmail, contactName, contactEmail } = request
	if (userId === null) return `${contactName} gets an invitation as coach by mail to ${contactEmail}.`
	return hasOtherAccount(request)
		? `The account ${accountEmail ?? ''} becomes coach at once; it and the contact get a mail with the way in.`
		: `${contactName} becomes coach at once and gets a mail with the way in.`
}

export default function DecidePage({ loaderData, actionData }: Route.ComponentProps) {
	const { request, words, organizations, products, deadline, typed } = loaderData
	const { age, status } = request
	return (
		<AdminFrame
			section="requests"
			title={request.organizationName}
			aside={status === 'open' ? <AgeBadge age={age} /> : <DecisionBadge status={status} age={age} />}
			back={{ label: 'Portal requests', href: requestsUrl('open', 1) }}
			toasts={actionData?.toast ? [actionData.toast] : []}
		>
			<form id="look-up" method="get" hidden />
			<div className="grid min-w-0 items-start gap-5 lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr]">
				<RequestFacts request={request} />
				{status === 'open' ? (
					<OpeningForm
						state={actionData?.opening ?? { typed, typedItems: {}, errors: {} }}
						organizations={organizations}
						products={products}
						deadline={deadline}
						lookUp={<OrganizationSearch words={words} />}
						promise={promiseTo(request)}
					/>
				) : (
					<Decision request={request} />
				)}
				{status === 'open' && <DeclineForm reason={actionData?.reason ?? ''} />}
			</div>
		</AdminFrame>
	)
}
