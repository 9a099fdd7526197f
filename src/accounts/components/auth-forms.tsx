import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import type { AnsweredForm } from '../rules/credentials.ts'
import type { AuthForm } from '../rules/auth-toasts.ts'
import type { FieldErrors } from '../schemas.ts'
import type { PageSession } from './session-client.ts'
import { useAuthTexts } from './auth-language.tsx'
import { AuthCard } from './auth-shell.tsx'
import { CredentialForm, credentialFormId } from './credential-form.tsx'
import { DemoAccounts, ProviderButtons, type DemoAccount, type ProviderChoice } from './other-ways.tsx'
import { SecondStep } from './second-step/second-step.tsx'
import { useAuthForms } from './use-auth-forms.ts'
import { authPath } from '../rules/mailed-links.ts'

const authForms: readonly AuthForm[] = ['sign-in', 'sign-up']

const formPath = (form: AuthForm, next: string): string =>
	authPath(next, form === 'sign-up' ? form : undefined)

const addressOf = (form: AuthForm, next: string): Record<string, string> => ({
	...(form === 'sign-up' && { tab: form }),
	...(next !== '/' && { next }),
})

type AuthTabsProps = { current: AuthForm; next: string; onChoose: (form: AuthForm) => void }

const other: Record<AuthForm, AuthForm> = { 'sign-in': 'sign-up', 'sign-up': 'sign-in' }

/** Tabs are links: without scripts each opens its own page. */
function AuthTabs({ current, next, onChoose }: AuthTabsProps) {
	const { texts } = useAuthTexts()
	const follow = (form: AuthForm) => (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		onChoose(form)
	}
	const move = (event: KeyboardEvent<HTMLElement>) => {
		if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return
		event.preventDefault()
		onChoose(other[current])
		document.getElementById(`tab-${other[current]}`)?.focus()
	}
	return (
		<div
			role="tablist"
			aria-label={texts.tabs}
			className="mb-6 grid grid-cols-2 gap-x-3 border-b border-line"
		>
			{authForms.map((form) => (
				<a
					key={form}
					id={`tab-${form}`}
					role="tab"
					href={formPath(form, next)}
					aria-selected={form === current}
					aria-controls={`panel-${form}`}
					tabIndex={form === current ? 0 : -1}
					onClick={follow(form)}
					onKeyDown={move}
					className="display -mb-px grid min-h-13 place-items-center border-b-3 border-transparent text-center text-2xl leading-none text-balance text-muted hover:text-ink aria-selected:border-primary aria-selected:text-ink"
				>
					{texts.pageTitles[form]}
				</a>
			))}
		</div>
	)
}

export type AuthFormsProps = {
	tab: AuthForm
	next: string
	providers: readonly ProviderChoice[]
	demo: { accounts: readonly DemoAccount[]; password: string } | null
	/** A session that still needs its second step. */
	session: PageSession | null
	answered?: AnsweredForm | undefined
	/** A form sent without scripts created an account that awaits confirmation. */
	isMailed?: boolean
	/** Characters of a new password. */
	passwordMin: number
	/** Who may open an account; null for everyone. */
	joinNote: string | null
}

const forgotHref = (next: string) =>
	next === '/' ? '/auth/forgot' : `/auth/forgot?${new URLSearchParams({ next }).toString()}`

/** The `/auth` page: both forms, provider buttons, the second step, and the demo accounts. */
export function AuthForms(props: AuthFormsProps) {
	const { next, providers, demo, answered, passwordMin, joinNote } = props
	const state = useAuthForms(props)
	const { texts, language, said } = useAuthTexts()
	const card = useErrorFocus(state.notice)
	const choose = (form: AuthForm) => {
		carryEmail(state.form, form)
		state.setForm(form)
		history.replaceState(history.state, '', formPath(form, next))
	}
	if (state.stepSession) {
		return (
			<AuthCard label={texts.stepCard}>
				<LanguageSwitch language={language} query={addressOf('sign-in', next)} />
				<SecondStep session={state.stepSession} onDone={(done) => state.finish(done, 'signed-in')} />
			</AuthCard>
		)
	}
	return (
		<>
			<AuthCard>
				<LanguageSwitch
					language={language}
					query={addressOf(state.form, next)}
					form={credentialFormId(state.form)}
				/>
				<div ref={card}>
					<AuthTabs current={state.form} next={next} onChoose={choose} />
					{authForms.map((form) => (
						<div
							key={form}
							role="tabpanel"
							id={`panel-${form}`}
							aria-labelledby={`tab-${form}`}
							hidden={form !== state.form}
						>
							{joinNote !== null && form === 'sign-up' && (
								<Notice className="mb-5">
									<p>{joinNote}</p>
								</Notice>
							)}
							<FormNotice state={state} form={form} />
							<CredentialForm
								form={form}
								action={formPath(form, next)}
								typed={answered?.form === form ? answered.typed : { email: '', fullName: '' }}
								errors={state.notice?.form === form ? errorsSaid(state.notice.errors, said) : {}}
								isBusy={state.busyForm !== null}
								onSend={(fields) => void state.send(form, fields)}
								forgotHref={forgotHref(next)}
								passwordMin={passwordMin}
							/>
						</div>
					))}
					<ProviderButtons
						providers={providers}
						isBusy={state.busyForm !== null}
						onChoose={(name) => void state.leaveFor(name)}
					/>
				</div>
			</AuthCard>
			{demo && (
				<AuthCard label={texts.demo.card}>
					<DemoAccounts
						{...demo}
						action={formPath('sign-in', next)}
						isBusy={state.busyForm !== null}
						onSend={(fields) => void state.send('sign-in', fields)}
					/>
				</AuthCard>
			)}
			{state.toast && <ToastRegion toasts={[toastSaid(state.toast, said)]} language={language} />}
		</>
	)
}

type Said = (message: string) => string

const errorsSaid = (errors: FieldErrors, said: Said): FieldErrors =>
	Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, said(message)]))

const toastSaid = (toast: ToastMessage, said: Said): ToastMessage => ({
	...toast,
	title: said(toast.title),
	...(toast.detail !== undefined && { detail: said(toast.detail) }),
})

function FormNotice({ state, form }: { state: ReturnType<typeof useAuthForms>; form: AuthForm }) {
	const { texts, said } = useAuthTexts()
	if (state.mailedTo !== null && form === 'sign-up') {
		return (
			<Notice tone="success" title={texts.oneMoreStep} className="mb-5">
				<p>{texts.mailedTo(state.mailedTo)}</p>
			</Notice>
		)
	}
	if (state.notice?.form !== form || !state.notice.notice) return null
	return (
		<Notice tone="danger" className="mb-5">
			<p>{said(state.notice.notice)}</p>
		</Notice>
	)
}

/** Copies a typed email address to the other tab, if it is empty there. */
function carryEmail(from: AuthForm, to: AuthForm): void {
	const [typed, empty] = [from, to].map((form) => document.getElementById(`${form}-email`))
	if (typed instanceof HTMLInputElement && empty instanceof HTMLInputElement && empty.value === '')
		empty.value = typed.value
}

/** After an error, focuses the first invalid field, else the password. */
function useErrorFocus(notice: ReturnType<typeof useAuthForms>['notice']) {
	const card = useRef<HTMLDivElement>(null)
	// Follows the answer to a form: the browser's focus is outside React.
	useEffect(() => {
		if (!notice?.toast) return
		const wrong = card.current?.querySelector<HTMLInputElement>(
			'[role=tabpanel]:not([hidden]) [aria-invalid]',
		)
		const field = wrong ?? document.getElementById(`${notice.form}-password`)
		field?.focus()
	}, [notice])
	return card
}
