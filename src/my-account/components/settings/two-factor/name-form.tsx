import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

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
	const submit = (event: SyntheticEvent<HTMLFormElement>) => {
		event.preventDefault()
		const phone = new FormData(event.currentTarget).get('phone')
		onSend({ name: typed.trim() || name, phone: typeof phone === 'string' ? phone : '' })
	}
	return (
		<form onSubmit={submit} noValidate className="grid max-w-100 gap-4">
			<TextField
				label="Name"
				name="factorName"
				maxLength={60}
				hint="How you will know it by."
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
					{isBusy ? 'One moment…' : action}
				</Button>
				<Button variant="ghost" onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</form>
	)
}
