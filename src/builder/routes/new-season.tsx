// /designs/{id}/new-season: a new design from an earlier season's.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { messages } from '#designs/messages.ts'
import { newSeasonUrl } from '#designs/urls.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { NewSeasonPage, NoNewSeason } from '../components/new-season/new-season-page.tsx'
import { newSeasonPlan, startNewSeason } from '../service/new-season.server.ts'
import type { Route } from './+types/new-season'

export const headers = noStoreHeaders

const NewSeasonForm = z.object({
	/** Missing where the texts name no season. */
	year: z.string().max(10).optional(),
	players: z.literal('yes').optional(),
})

export async function loader({ params, context }: Route.LoaderArgs) {
	const plan = await orNotFound(() => newSeasonPlan(context.get(serviceContext), params.designId))
	return { plan, publicUrl: context.get(siteContext).publicUrl }
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const asked = NewSeasonForm.safeParse(await fieldsOf(request))
	if (!asked.success) throw data(null, { status: 400 })
	const { year, players } = asked.data
	const started = await answer(messages.newSeasonFailed, () =>
		startNewSeason(context.get(serviceContext), {
			designId: params.designId,
			year: year === undefined ? null : Number(year.trim()),
			withPlayers: players === 'yes',
		}),
	)
	if (started.ok) return redirect(started.result, 303)
	const typed = { year: year ?? '', withPlayers: players === 'yes' }
	return noStoreData({ failure: started.toast.detail, isYear: started.status === 400, typed }, started.status)
}

/** Pages of errors set their own title. */
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	loaderData
		? pageMeta({
				matches,
				title: 'Start from last season’s',
				description: 'A new design made from an earlier one.',
				path: newSeasonUrl(params.designId),
				publicUrl: loaderData.publicUrl,
				isHidden: true,
			})
		: []

export default function NewSeason({ loaderData, actionData }: Route.ComponentProps) {
	return <NewSeasonPage plan={loaderData.plan} refused={actionData ?? null} />
}

/** A design whose product is not sold and has no successor says so, with the way back. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const message = typeof error.data === 'string' && error.data !== '' ? error.data : undefined
	if (error.status === 409 && message !== undefined) return <NoNewSeason reason={message} />
	return <ErrorPage status={error.status} message={message} />
}
