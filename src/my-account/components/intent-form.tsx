// Forms whose button says what it wants: they work as plain posts, and in place once scripts run.
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { NotDone, SectionId } from '../rules/outcomes.ts'

/** While a form with this intent, and this id if there is one, is on its way. */
export function useBusy(intent: string, id?: string): boolean {
	const { formData } = useNavigation()
	return formData?.get('intent') === intent && (id === undefined || formData.get('id') === id)
}

type IntentFormProps = {
	intent: string
	action: string
	id?: string
	/** Typed text goes once this changes: when what was typed has been done. */
	doneAt?: number | undefined
	className?: string
	children: ReactNode
}

export function IntentForm({ intent, action, id, doneAt, className, children }: IntentFormProps) {
	const form = useRef<HTMLFormElement>(null)
	// Follows the fields, whose text the browser keeps.
	useEffect(() => {
		if (doneAt !== undefined) form.current?.reset()
	}, [doneAt])
	return (
		<Form
			ref={form}
			method="post"
			action={action}
			id={id}
			noValidate
			preventScrollReset
			className={className}
		>
			<input type="hidden" name="intent" value={intent} />
			{children}
		</Form>
	)
}

/** Where the forms of a settings section are sent. */
export const sectionAction = (section: SectionId): string => `/account?tab=settings#${section}`

/** The answer, when it is about this section. */
export const answerFor = (section: SectionId, answer: NotDone | undefined): NotDone | undefined =>
	answer?.section === section ? answer : undefined

/** Takes the reader to what is wrong, once per answer. Put the ref on what surrounds the form. */
export function useErrorFocus<Part extends HTMLElement>(answer: NotDone | undefined) {
	const part = useRef<Part>(null)
	// Follows the browser's focus.
	useEffect(() => {
		if (answer) part.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
	}, [answer])
	return part
}
