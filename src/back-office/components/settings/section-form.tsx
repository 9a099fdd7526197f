// The frame of a section's form: it posts to its own page and asks for a review.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type SectionFormProps = { path: string; seen: number; hasFile?: boolean; children: ReactNode }

export const SectionForm = ({ path, seen, hasFile = false, children }: SectionFormProps) => (
	<form
		method="post"
		action={path}
		encType={hasFile ? 'multipart/form-data' : undefined}
		noValidate
		className="grid gap-6"
	>
		<input type="hidden" name="intent" value="review" />
		<input type="hidden" name="seen" value={seen} />
		{children}
		<div>
			<Button type="submit" variant="action">
				Review changes
			</Button>
		</div>
	</form>
)

export const fieldGrid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-4'
