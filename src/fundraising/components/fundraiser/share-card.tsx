// How the page gets around: its address to copy, and a mail. Works without scripts, then without the button.
import type { PageLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { fundraiserTexts } from '../../rules/fundraiser-texts.ts'

const mailHref = (subject: string, address: string): string =>
	`mailto:?${new URLSearchParams({ subject, body: address }).toString().replaceAll('+', '%20')}`

type ShareCardProps = { team: string; address: string; language: PageLanguage }

export function ShareCard({ team, address, language }: ShareCardProps) {
	const texts = fundraiserTexts[language]
	return (
		<Card stitched className="grid gap-3 p-5 pt-8 sm:p-6 sm:pt-9">
			<h2 className="display text-subheading">{texts.share}</h2>
			<p className="text-[0.9375rem] break-all text-muted">{address}</p>
			<div className="flex flex-wrap gap-3">
				<copy-text data-text={address} data-copied={texts.copied} data-refused={texts.notCopied}>
					<Button variant="outline" hidden>
						<span data-words>{texts.copy}</span>
					</Button>
				</copy-text>
				<ButtonLink href={mailHref(texts.help(team), address)} variant="outline">
					<Icon name="mail" size={18} />
					{texts.mail}
				</ButtonLink>
			</div>
		</Card>
	)
}
