import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { useAccountTexts } from '../../use-account-texts.ts'

type NameFormProps = {
	/** Initial value of the field. */
	name: string
	action: string
	error: string | undefined
	isBusy: boolean
	onSend: (fields: { name: string; phone: string }) => void
	onCancel: () => void
	children?: ReactNode
}

/** The name of a new second factor, and its other fields. */
export function NameForm({ name, action, error, isBusy, onSend, onCancel, children }: NameFormProps) {
	const [typed, setTyped] = useState(name)
	const { steps: texts, cancel } = useAccountTexts().settings
	const submit = (event: SyntheticEvent<HTMLFormElement>) => {
		event.preventDefault()
		const phone = new FormData(event.currentTarget).get('phone')
		onSend({ name: typed.trim() || name, phone: typeof phone === 'string' ? phone : '' })
	}
	return (
		<form onSubmit={submit} noValidate className="grid max-w-100 gap-4">
			<TextField
				label={texts.name}
				name="factorName"
				maxLength={60}
				hint={texts.nameHint}
				value={typed}
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
			{children}
			{error && (
				<p role="alert" className="font-semibold text-danger">
					{error}
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isBusy}>
					{isBusy ? texts.busy : action}
				</Button>
				<Button variant="ghost" onClick={onCancel}>
					{cancel}
				</Button>
			</div>
		</form>
	)
}

/** Props of each form that adds a second factor. */
export type AddProps = { taken: readonly string[]; onDone: (title: string) => void; onCancel: () => void }

type CodeFormProps = {
	hint: string
	/** Resolves to an error message, or undefined. */
	send: (code: string) => Promise<string | undefined>
	onCancel: () => void
}

/** Six digits that verify a new second factor. */
export function CodeForm({ hint, send, onCancel }: CodeFormProps) {
	const [error, setError] = useState<string>()
	const { steps: texts, cancel } = useAccountTexts().settings
	const [isBusy, setBusy] = useState(false)
	const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
		event.preventDefault()
		const field = event.currentTarget.querySelector('input')
		const code = field?.value.replaceAll(/\s/g, '') ?? ''
		if (isBusy) return
		setBusy(true)
		const wrong = /^\d{6}$/.test(code) ? await send(code) : texts.sixDigits
		setBusy(false)
		setError(wrong)
		if (wrong !== undefined) field?.focus()
	}
	return (
		<form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
			<TextField
				label={texts.codeLabel}
				name="code"
				id="factor-code"
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={9}
				required
				hint={hint}
				className="max-w-80 [&_input]:figures [&_input]:text-xl [&_input]:tracking-[0.3em]"
				error={error}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isBusy}>
					{isBusy ? texts.turnOn.busy : texts.turnOn.idle}
				</Button>
				<Button variant="ghost" onClick={onCancel}>
					{cancel}
				</Button>
			</div>
		</form>
	)
}
