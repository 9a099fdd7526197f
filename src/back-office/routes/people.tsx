// /admin/people: all accounts. Searches are POST forms, so that no name appears in a URL.
import { z } from 'zod'
import { browsePeople, findPeople } from '../service/people-list.server.ts'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { notAsked } from './acted.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { PeopleList } from '../components/people/people-list.tsx'
import { peopleViewIn } from '../rules/list-filters.ts'
import type { Route } from './+types/people'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const view = peopleViewIn(url.searchParams)
		return {
			view,
			page: await browsePeople(context.get(serviceContext), view),
			publicUrl: context.get(siteContext).publicUrl,
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

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: 'People · Back office',
		description: 'Everybody with an account.',
		path: '/admin/people',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AdminFrame section="people" title="People" toasts={actionData?.toasts ?? []}>
			<PeopleList
				view={loaderData.view}
				asked={actionData?.asked ?? null}
				page={actionData?.page ?? loaderData.page}
			/>
		</AdminFrame>
	)
}
