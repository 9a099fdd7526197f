import type { SyntheticEvent } from 'react'
import type { Role } from '#kit/roles.ts'
import { Button } from '#ui/button.tsx'
import { useAuthTexts } from './auth-language.tsx'

export type DemoAccount = { email: string; fullName: string; role: Role }

type DemoAccountsProps = {
	accounts: readonly DemoAccount[]
	/** Shared by all demo accounts. */
	password: string
	action: string
	isBusy: boolean
	onSend: (fields: Record<string, FormDataEntryValue>) => void
}

/** Demo accounts; each button signs in as one of them. */
export function DemoAccounts({ accounts, password, action, isBusy, onSend }: DemoAccountsProps) {
	const { demo } = useAuthTexts().texts
	const send = (event: SyntheticEvent<HTMLFormElement>) => {
		event.preventDefault()
		onSend(Object.fromEntries(new FormData(event.currentTarget)))
	}
	return (
		<div>
			<h2 className="display text-subheading">{demo.title}</h2>
			<p className="mt-1 text-[0.9375rem] text-muted">
				{demo.text} <code className="font-semibold text-ink">{password}</code>.
			</p>
			<ul className="mt-4 grid gap-2 sm:grid-cols-2">
				{accounts.map(({ email, fullName, role }) => (
					<li key={email}>
						<form method="post" action={action} onSubmit={send}>
							<input type="hidden" name="form" value="sign-in" />
							<input type="hidden" name="email" value={email} />
							<input type="hidden" name="password" value={password} />
							<button
								type="submit"
								disabled={isBusy}
								className="grid min-h-15 w-full rounded-control border border-field-line bg-field px-3 py-2 text-left leading-tight transition-colors not-disabled:hover:border-primary disabled:opacity-55"
							>
								<span className="flex items-baseline justify-between gap-2">
									<span className="min-w-0 font-bold wrap-anywhere">{fullName}</span>
									<span className="shrink-0 text-[0.8125rem] font-semibold text-primary">
										{demo.roles[role]}
									</span>
								</span>
								<span className="text-xs wrap-anywhere text-muted">{email}</span>
							</button>
						</form>
					</li>
				))}
			</ul>
		</div>
	)
}

export type ProviderChoice = { name: string; label: string }

type ProviderButtonsProps = {
	providers: readonly ProviderChoice[]
	isBusy: boolean
	onChoose: (name: string) => void
}

/** Buttons for sign-in providers. The callback page needs scripts, so without them there are no buttons. */
export function ProviderButtons({ providers, isBusy, onChoose }: ProviderButtonsProps) {
	const { texts } = useAuthTexts()
	if (providers.length === 0) return null
	return (
		<div className="mt-6 noscript:hidden">
			<p className="mb-4 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				{texts.or}
			</p>
			<div className="grid gap-2.5">
				{providers.map(({ name, label }) => (
					<Button
						key={name}
						variant="outline"
						size="large"
						disabled={isBusy}
						onClick={() => onChoose(name)}
						className="w-full"
					>
						{texts.continueWith(label)}
					</Button>
				))}
			</div>
		</div>
	)
}
