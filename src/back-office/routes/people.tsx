// /admin/people: all accounts. Searches are POST forms, so that no name appears in a URL.
import { z } from 'zod'
import { browsePeople, findPeople } from '../service/people-list.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { notAsked, staffPage } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PeopleList } from '../components/people/people-list.tsx'
import { peopleViewIn } from '../rules/list-filters.ts'
import { customerImportsUrl, staffInvitationsUrl } from '../urls.ts'
import type { Route } from './+types/people'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = peopleViewIn(query)
		return {
			view,
			page: await browsePeople(services, view),
		}
	})

const Search = z.object({
	text: z.string().max(200),
	before: z.string().max(60).nullable().default(null),
})

export async function action({ request, context }: Route.ActionArgs) {
	const search = Search.safeParse(await fieldsOf(request))
	if (!search.success) throw notAsked()
	const asked = search.data.text
	const answered = await answer('Search failed', () => findPeople(context.get(serviceContext), search.data))
	if (answered.ok) return noStoreData({ asked, page: answered.result, toasts: [] })
	const toasts = [answered.toast]
	return noStoreData({ asked, page: null, toasts }, answered.status)
}

export const meta = hiddenMeta({
	title: 'People · Back office',
	description: 'Everybody with an account.',
	path: '/admin/people',
})

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AdminFrame
			section="people"
			title="People"
			aside={
				useIsAdmin() && (
					<div className="flex flex-wrap gap-2">
						<ButtonLink href={customerImportsUrl} variant="turf" size="small">
							Import customers
						</ButtonLink>
						<ButtonLink href={staffInvitationsUrl} variant="turf" size="small">
							Invite staff
						</ButtonLink>
					</div>
				)
			}
			toasts={actionData?.toasts ?? []}
		>
			<PeopleList
				view={loaderData.view}
				asked={actionData?.asked ?? null}
				page={actionData?.page ?? loaderData.page}
			/>
		</AdminFrame>
	)
}
