import type { KeyboardEvent, MouseEvent } from 'react'
import { authPath } from '../rules/arrival.ts'
import type { AuthForm } from '../rules/auth-toasts.ts'

export const authForms: readonly { form: AuthForm; label: string }[] = [
	{ form: 'sign-in', label: 'Sign In' },
	{ form: 'sign-up', label: 'Sign Up' },
]

export const formPath = (form: AuthForm, next: string): string =>
	authPath(next, form === 'sign-up' ? form : undefined)

type AuthTabsProps = { current: AuthForm; next: string; onChoose: (form: AuthForm) => void }

const other: Record<AuthForm, AuthForm> = { 'sign-in': 'sign-up', 'sign-up': 'sign-in' }

/** Tabs are links: without scripts each opens its own page. */
export function AuthTabs({ current, next, onChoose }: AuthTabsProps) {
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
			aria-label="Sign in or sign up"
			className="mb-6 grid grid-cols-2 border-b border-line"
		>
			{authForms.map(({ form, label }) => (
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
					className="display -mb-px grid min-h-13 place-items-center border-b-3 border-transparent text-2xl text-muted hover:text-ink aria-selected:border-primary aria-selected:text-ink"
				>
					{label}
				</a>
			))}
		</div>
	)
}
