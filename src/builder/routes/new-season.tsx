// /designs/{id}/new-season: a new design from an earlier season's.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { z } from 'zod'
import { noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { newSeasonUrl } from '#designs/urls.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { NewSeasonPage, NoNewSeason } from '../components/new-season/new-season-page.tsx'
import { newSeasonPhrases, newSeasonTexts } from '../rules/new-season-texts.ts'
import { newSeasonPlan, startNewSeason } from '../service/new-season.server.ts'
import type { Route } from './+types/new-season'

export const headers = noStoreHeaders

const NewSeasonForm = z.object({
	/** Missing where the texts name no season. */
	year: z.string().max(10).optional(),
	players: z.literal('yes').optional(),
})

export async function loader(facts: Route.LoaderArgs) {
	const { params, context } = facts
	const language = languageOf(facts)
	const plan = await orRefusedIn(language, newSeasonPhrases, () =>
		newSeasonPlan(context.get(serviceContext), params.designId),
	)
	return { language, plan, publicUrl: context.get(siteContext).publicUrl }
}

export async function action(facts: Route.ActionArgs) {
	const { params, request, context } = facts
	const language = languageOf(facts)
	const fields = await fieldsOf(request)
	const asked = NewSeasonForm.safeParse(fields)
	if (!asked.success) throw data(null, { status: 400 })
	const { year, players } = asked.data
	const typed = { year: year ?? '', withPlayers: players === 'yes' }
	if (isLanguageSwitch(fields)) return noStoreData({ failure: null, isYear: false, typed }, 200)
	const title = newSeasonTexts[language].notStarted
	const started = await answerIn(language, { ...newSeasonPhrases, title }, () =>
		startNewSeason(context.get(serviceContext), {
			designId: params.designId,
			year: year === undefined ? null : Number(year.trim()),
			withPlayers: players === 'yes',
		}),
	)
	if (started.ok) return redirect(started.result, 303)
	return noStoreData({ failure: started.toast.detail, isYear: started.status === 400, typed }, started.status)
}

/** Pages of errors set their own title. */
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	if (!loaderData) return []
	const { title, description } = newSeasonTexts[loaderData.language]
	const { publicUrl } = loaderData
	const path = newSeasonUrl(params.designId)
	return pageMeta({ matches, title, description, path, publicUrl, isHidden: true })
}

export default function NewSeason({ loaderData, actionData }: Route.ComponentProps) {
	const { plan, language } = loaderData
	return <NewSeasonPage {...{ plan, language }} refused={actionData ?? null} />
}

/** A design whose product is not sold and has no successor says so, with the way back. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const refused = translatedErrorIn(error.data)
	if (error.status === 409 && refused)
		return <NoNewSeason reason={refused.message} language={refused.language} />
	return <ErrorPage status={error.status} {...refused} />
}
