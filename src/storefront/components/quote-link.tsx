import { ButtonLink } from '#ui/button.tsx'
import type { SupportTopic } from '#support/rules/topics.ts'

/** Links to the contact form with a preset subject. */
export const QuoteLink = ({
	topic,
	children,
	...rest
}: Parameters<typeof ButtonLink>[0] & { topic: SupportTopic }) => (
	<ButtonLink href={`/support?topic=${topic}#contact`} {...rest}>
		{children}
	</ButtonLink>
)
