import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type CodeFormProps = {
	hint: string
	/** Resolves to an error message, or undefined. */
	send: (code: string) => Promise<string | undefined>
	onCancel: () => void
}

/** Six digits that verify a new second factor. */
export function CodeForm({ hint, send, onCancel }: CodeFormProps) {
	const [error, setError] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
		event.preventDefault()
		const field = event.currentTarget.querySelector('input')
		const code = field?.value.replaceAll(/\s/g, '') ?? ''
		if (isBusy) return
		setBusy(true)
		const wrong = /^\d{6}$/.test(code) ? await send(code) : 'Enter the 6 digits'
		setBusy(false)
		setError(wrong)
		if (wrong !== undefined) field?.focus()
	}
	return (
		<form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
			<TextField
				label="6-digit code"
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
					{isBusy ? 'Checking…' : 'Turn on'}
				</Button>
				<Button variant="ghost" onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</form>
	)
}
