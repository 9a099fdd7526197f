// What a person sees when a page is missing, refused or broken.
import { ButtonLink } from '#ui/button.tsx'

type ErrorText = { title: string; text: string }

const texts: Record<number, ErrorText> = {
	400: { title: 'That request was not complete', text: 'Go back, check what you entered and send it again.' },
	403: { title: 'Not your locker', text: "You don't have the required role to access this page." },
	404: {
		title: 'Oops! Page not found',
		text: 'The address may be mistyped, or the page has moved. The search above finds products, services and help.',
	},
	429: { title: 'One moment, please', text: 'That was a lot at once. Wait a minute and try again.' },
}

const unexpected: ErrorText = {
	title: 'An unexpected error occurred',
	text: 'The fault is ours and has been recorded. Try again in a moment; nothing you saved is lost.',
}

export const errorTitle = (status: number): string => (texts[status] ?? unexpected).title

export function ErrorPage({ status, message }: { status: number; message?: string | undefined }) {
	const { title, text } = texts[status] ?? unexpected
	return (
		<section className="measure grid min-h-[62vh] place-content-center justify-items-center gap-5 py-20 text-center">
			<p aria-hidden="true" className="numeral text-[9rem]">
				{status}
			</p>
			<h1 className="display text-title">{title}</h1>
			<p className="max-w-text text-body">{message ?? text}</p>
			<div className="mt-2 flex flex-wrap justify-center gap-3">
				<ButtonLink href="/">Go Home</ButtonLink>
				<ButtonLink href="/support" variant="outline">
					Contact support
				</ButtonLink>
			</div>
		</section>
	)
}
