// /roster/{token}: a family checks one player's row. Search engines, other sites and the title receive none of it.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStore, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { errorsIn, languageOf, orRefusedIn, type RefusedIn } from '#http/language-answers.server.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messageIn } from '#kit/translations.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { DeadLink } from '../components/dead-link.tsx'
import { FamilyPage, type FamilyAnswerView } from '../components/family-page.tsx'
import { rosterPhrases } from '../rules/family-phrases.ts'
import { familyTexts } from '../rules/family-texts.ts'
import { lengthOf, maxTextLength } from '../rules/player.ts'
import { FamilyAnswer } from '../schemas.ts'
import { confirmByFamily, familyPicture, familyRow } from '../service/family.server.ts'
import { languageOfLink } from '../service/link-family.server.ts'
import { familyOrderUrl } from '../urls.ts'
import type { Route } from './+types/family-row'

const quiet = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// Sends no path to other sites. With `no-referrer` browsers hide the origin of the page's form, and the server would
	// refuse it.
	'Referrer-Policy': 'strict-origin',
}
export const headers: Route.HeadersFunction = () => quiet

const languageIn = async (facts: Facts) =>
	languageOf(facts, await languageOfLink(facts.context.get(serviceContext), facts.params.token))

type Facts = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

/** A data URI, because a separate image request would carry the name. */
async function uriOf(
	context: Pick<Route.LoaderArgs, 'context'>['context'],
	picture: PrivatePicture | undefined,
): Promise<string | null> {
	if (!picture) return null
	const bytes = await context.get(pictureRendererContext).draw(picture, 480)
	return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
}

export async function loader(facts: Route.LoaderArgs) {
	const { context, params, url } = facts
	const language = await languageIn(facts)
	const { clientAddress } = context.get(siteContext)
	const { token } = params
	const view = await orRefusedIn(language, rosterPhrases, async () => {
		const services = context.get(serviceContext)
		const row = await familyRow(services, { token, clientAddress, language })
		const {
			player,
			printedName,
			team,
			confirmedAt,
			isNumberShared,
			numberRule,
			prints,
			isLate,
			orderedAs,
			prices,
		} = row
		const picture = await familyPicture(services, context.get(proofsContext).store, { token, player })
		return {
			player,
			printedName,
			team,
			isConfirmed: confirmedAt !== null,
			isDone: url.searchParams.get('done') === '1',
			isNumberShared,
			numberRule: numberRule && messageIn(language, numberRule, rosterPhrases),
			prints,
			isLate,
			orderedAs,
			prices,
			orderHref: familyOrderUrl(token),
			picture: await uriOf(context, picture),
		}
	})
	return { ...view, language }
}

const answered = (view: FamilyAnswerView, status: number) => data(view, { status, headers: quiet })

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const services = context.get(serviceContext)
	const fields = await fieldsOf(request)
	const read = FamilyAnswer.safeParse(fields)
	if (!read.success) throw data(null, { status: 400 })
	const { token } = params
	const { clientAddress } = context.get(siteContext)
	const language = await languageIn(facts)
	const typed = read.data
	if (isLanguageSwitch(fields)) return answered({ typed, errors: {} }, 200)
	if (fields['intent'] === 'preview') {
		const picture = await orRefusedIn(language, rosterPhrases, async () => {
			const { player } = await familyRow(services, { token, clientAddress })
			const fits = lengthOf(typed.name) <= maxTextLength && /^\d{0,2}$/.test(typed.number)
			const shown = { ...(fits ? typed : player), printsName: player.printsName }
			return familyPicture(services, context.get(proofsContext).store, { token, player: shown })
		})
		return answered({ typed, errors: {}, picture: await uriOf(context, picture) }, 200)
	}
	try {
		const outcome = await confirmByFamily(services, { token, clientAddress, answer: typed })
		if (outcome.ok) return redirect(`/roster/${token}?done=1`, { status: 303, headers: quiet })
		return answered({ typed, errors: errorsIn(language, outcome.errors, rosterPhrases) }, 400)
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const message = messageIn(language, failure.message, rosterPhrases)
		if (failure.code === 'not_found') throw data({ message, language }, { status: 404 })
		return answered({ typed, errors: {}, refusal: message }, statusOf[failure.code])
	}
}

/** The error page sets its own title. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	...(loaderData ? [{ title: pageTitle(familyTexts[loaderData.language].pageTitle, matches) }] : []),
	{ name: 'robots', content: 'noindex' },
]

export default function FamilyRow({ loaderData, actionData }: Route.ComponentProps) {
	return <FamilyPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const { message, language }: Partial<RefusedIn> = error.data ?? {}
	if (message === undefined || !language) return <ErrorPage status={error.status} />
	return <DeadLink message={message} language={language} isWait={error.status === 429} />
}
