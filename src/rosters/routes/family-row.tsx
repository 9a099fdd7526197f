// /roster/{token}: a family checks one player's row. Search engines, other sites and the title receive none of it.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStore, orNotFound, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { DeadLink, FamilyPage, type FamilyAnswerView } from '../components/family-page.tsx'
import { lengthOf, maxTextLength } from '../rules/player.ts'
import { FamilyAnswer } from '../schemas.ts'
import { confirmByFamily, familyPicture, familyRow } from '../service/family.server.ts'
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

/** A data URI, because a separate image request would carry the name. */
async function uriOf(
	context: Pick<Route.LoaderArgs, 'context'>['context'],
	picture: PrivatePicture | undefined,
): Promise<string | null> {
	if (!picture) return null
	const bytes = await context.get(pictureRendererContext).draw(picture, 480)
	return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
}

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => {
		const services = context.get(serviceContext)
		const { token } = params
		const { clientAddress } = context.get(siteContext)
		const row = await familyRow(services, { token, clientAddress })
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
			numberRule,
			prints,
			isLate,
			orderedAs,
			prices,
			orderHref: familyOrderUrl(token),
			picture: await uriOf(context, picture),
		}
	})

const answered = (view: FamilyAnswerView, status: number) => data(view, { status, headers: quiet })

export async function action({ request, context, params }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	const fields = await fieldsOf(request)
	const read = FamilyAnswer.safeParse(fields)
	if (!read.success) throw data(null, { status: 400 })
	const { token } = params
	const { clientAddress } = context.get(siteContext)
	const typed = read.data
	if (fields['intent'] === 'preview') {
		const { player } = await orNotFound(() => familyRow(services, { token, clientAddress }))
		const fits = lengthOf(typed.name) <= maxTextLength && /^\d{0,2}$/.test(typed.number)
		const shown = { ...(fits ? typed : player), printsName: player.printsName }
		const picture = await orNotFound(() =>
			familyPicture(services, context.get(proofsContext).store, { token, player: shown }),
		)
		return answered({ typed, errors: {}, picture: await uriOf(context, picture) }, 200)
	}
	try {
		const outcome = await confirmByFamily(services, { token, clientAddress, answer: typed })
		if (outcome.ok) return redirect(`/roster/${token}?done=1`, { status: 303, headers: quiet })
		return answered({ typed, errors: outcome.errors }, 400)
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		if (failure.code === 'not_found') throw data(failure.message, { status: 404 })
		return answered({ typed, errors: {}, refusal: failure.message }, statusOf[failure.code])
	}
}

/** The error page sets its own title. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
	...(loaderData ? [{ title: pageTitle('Check your player’s row') }] : []),
	{ name: 'robots', content: 'noindex' },
]

export default function FamilyRow({ loaderData, actionData }: Route.ComponentProps) {
	return <FamilyPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const message = typeof error.data === 'string' ? error.data : undefined
	if (error.status === 404 && message !== undefined) return <DeadLink message={message} />
	return <ErrorPage status={error.status} message={message} />
}
