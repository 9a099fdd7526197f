// Forms whose submit button carries the intent: plain posts without scripts, in place with them.
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { NotDone, SectionId } from '../rules/outcomes.ts'

/** True while a form with this intent, and this id if given, is being submitted. */
export function useBusy(intent: string, id?: string): boolean {
	const { formData } = useNavigation()
	return formData?.get('intent') === intent && (id === undefined || formData.get('id') === id)
}

type IntentFormProps = {
	intent: string
	action: string
	id?: string
	/** Resets the form when this changes: after its input was saved. */
	doneAt?: number | undefined
	className?: string
	children: ReactNode
}

export function IntentForm({ intent, action, id, doneAt, className, children }: IntentFormProps) {
	const form = useRef<HTMLFormElement>(null)
	// Synchronizes with the fields, whose text the browser keeps.
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

/** Form action of a settings section. */
export const sectionAction = (section: SectionId): string => `/account?tab=settings#${section}`

/** The response, if it is about this section. */
export const answerFor = (section: SectionId, answer: NotDone | undefined): NotDone | undefined =>
	answer?.section === section ? answer : undefined

/** Focuses the first error, once per response. Put the ref on an element around the form. */
export function useErrorFocus<Part extends HTMLElement>(answer: NotDone | undefined) {
	const part = useRef<Part>(null)
	// Synchronizes with the browser's focus.
	useEffect(() => {
		if (answer) part.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
	}, [answer])
	return part
}
