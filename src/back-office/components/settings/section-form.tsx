// The frame of a section's form: it posts to its own page and asks for a review. In the guided setup it posts to the step's
// page, with the step's buttons.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

/** Where else a form is shown than on the page of its section. */
export type FormPlace = { path: string; buttons: ReactNode }

type SectionFormProps = {
	path: string
	seen: number
	place?: FormPlace | undefined
	hasFile?: boolean
	children: ReactNode
}

export const SectionForm = ({ path, seen, place, hasFile = false, children }: SectionFormProps) => (
	<form
		method="post"
		action={place?.path ?? path}
		encType={hasFile ? 'multipart/form-data' : undefined}
		noValidate
		className="grid gap-6"
	>
		{!place && <input type="hidden" name="intent" value="review" />}
		<input type="hidden" name="seen" value={seen} />
		{children}
		{place?.buttons ?? (
			<div>
				<Button type="submit" variant="action">
					Review changes
				</Button>
			</div>
		)}
	</form>
)

export const fieldGrid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-4'
