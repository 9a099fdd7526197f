import { redirect } from 'react-router'
import { noStoreJson } from '#http/answers.server.ts'
import { readJson } from '#http/bodies.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn } from '#http/language-answers.server.ts'
import { requestLanguage } from '#http/page-language.ts'
import { messageIn } from '#kit/translations.ts'
import { favoritePhrases, notAChange } from '../rules/favorite-phrases.ts'
import { FavoritesChange } from '../rules/forms.ts'
import { memberOf } from './member.server.ts'
import { changeFavorites } from '../service/favorites.server.ts'
import type { Route } from './+types/favorites'

const listHref = '/account?tab=favorites'

/** The list is a tab of the account page. */
export const loader = () => redirect(listHref)

const isJson = (request: Request) => (request.headers.get('content-type') ?? '').includes('json')

const bodyOf = (request: Request): Promise<unknown> =>
	isJson(request) ? readJson(request) : fieldsOf(request)

/** `star`, `unstar` or `join`: a script receives the list as JSON, a form is redirected to the tab. */
export async function action({ request, context }: Route.ActionArgs) {
	const language = requestLanguage(request)
	const wantsJson = isJson(request)
	const change = FavoritesChange.safeParse(await bodyOf(request))
	if (!change.success) return noStoreJson({ message: messageIn(language, notAChange, favoritePhrases) }, 400)
	// The script has its own title.
	const done = await answerIn(language, { title: '', ...favoritePhrases }, () =>
		changeFavorites(memberOf(context).call, change.data),
	)
	if (!wantsJson) {
		const removed = done.ok && change.data.intent === 'unstar' ? change.data.id : null
		return redirect(removed === null ? listHref : `${listHref}&removed=${encodeURIComponent(removed)}`, 303)
	}
	return done.ok
		? noStoreJson({ ids: done.result })
		: noStoreJson({ message: done.toast.detail }, done.status)
}
