import { redirectDocument } from 'react-router'
import { safePath } from '#auth/rules/redirects.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authData, authHeaders, authPageFacts } from './auth-pages.server.ts'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { AuthForms } from '../components/auth-forms.tsx'
import { AuthShell } from '../components/auth-shell.tsx'
import { authContext, membershipSource, viewerContext } from '../dependencies.server.ts'
import { pageSession } from './guard.server.ts'
import { authTexts } from '../rules/auth-texts.ts'
import { joinNote } from '../rules/join-note.ts'
import { enterByForm, typedForm } from '../service/plain-forms.server.ts'
import { demoPassword, listDemoAccounts } from '../seeds/seed.server.ts'
import type { Route } from './+types/auth'

export const handle = hydrated
export const headers = authHeaders

/** Signed-in people continue; a session that still needs its second step gets it here. */
export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const facts = await authPageFacts(args)
	const viewer = context.get(viewerContext)
	if (viewer && !viewer.awaitsSecondStep) throw redirectDocument(facts.next)
	const { settings } = context.get(authContext).auth
	const accounts = context.get(siteContext).demo ? await listDemoAccounts(context.get(serviceContext).db) : []
	return {
		...facts,
		tab: url.searchParams.get('tab') === 'sign-up' ? ('sign-up' as const) : ('sign-in' as const),
		providers: settings.providers.map(({ name, label }) => ({ name, label })),
		demo: accounts.length > 0 ? { accounts, password: demoPassword } : null,
		session: await pageSession(context),
		passwordMin: settings.rules.passwordMin,
		joinNote: joinNote(settings, facts.next, facts.language),
		isMailed: url.searchParams.get('mailed') === '1',
	}
}

/** Signing in and up without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	if (isLanguageSwitch(fields)) return authData({ ...typedForm(fields), errors: {} })
	const answer = await enterByForm(context.get(authContext), context.get(membershipSource), {
		fields,
		next: safePath(url.searchParams.get('next')),
	})
	if (!answer.ok) return authData(answer.answered, answer.status)
	const sent = new Headers()
	for (const cookie of answer.setCookies) sent.append('Set-Cookie', cookie)
	return redirectDocument(answer.to, { status: 303, headers: sent })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: authTexts[loaderData?.language ?? 'en'].pageTitles[loaderData?.tab ?? 'sign-in'],
		description: 'Sign in to your designs, orders and team portals, or open an account.',
		path: '/auth',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
	const {
		picture,
		tab,
		next,
		providers,
		demo,
		session,
		isMailed,
		passwordMin,
		language,
		joinNote: note,
	} = loaderData
	return (
		<AuthShell title={authTexts[language].title} lead={authTexts[language].lead} {...{ picture, language }}>
			<AuthForms
				{...{ tab, next, providers, demo, session, isMailed, passwordMin }}
				joinNote={note}
				answered={actionData}
			/>
		</AuthShell>
	)
}
