import { buttonLook } from '#ui/button.tsx'

type CopyButtonProps = {
	/** The text to copy. */
	text: string
	label: string
	/** For screen readers, to tell adjacent buttons apart. */
	title?: string
}

/** Visible only when a script can copy; the copied text is also on the page or follows from it. */
export const CopyButton = ({ text, label, title }: CopyButtonProps) => (
	<copy-text data-text={text}>
		<button type="button" hidden className={buttonLook({ variant: 'outline', size: 'small' })}>
			<span data-words="">{label}</span>
			{title && <span className="sr-only"> {title}</span>}
		</button>
	</copy-text>
)
