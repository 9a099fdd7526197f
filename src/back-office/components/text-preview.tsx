// Text in Markdown as the shop will lay it out, before it is saved.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type PreviewProps = {
	/** What is previewed: `description`. */
	of: string
	/** Null until it was asked for. */
	text: string | null
	/** The text laid out. */
	children: ReactNode
	/** Classes of the frame. */
	className?: string
}

/** Part of a form, whose intent `preview` answers with what was typed. */
export const TextPreview = ({ of, text, children, className = '' }: PreviewProps) => (
	<div
		id={`${of}-preview`}
		className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] justify-items-start gap-3 sm:col-span-2"
	>
		<Button
			type="submit"
			name="intent"
			value="preview"
			formAction={`#${of}-preview`}
			formNoValidate
			variant="outline"
			size="small"
		>
			{`Preview the ${of}`}
		</Button>
		{text !== null && (
			<section
				aria-label={`Preview of the ${of}`}
				className={`w-full rounded-notice border border-line p-4 ${className}`}
			>
				{text.trim() === '' ? <p className="text-muted">{`The ${of} is empty.`}</p> : children}
			</section>
		)}
	</div>
)
