// The plain-text version of a mail: the same text in the same order, with every link written out.
import { contact } from '#content/contact.ts'
import type { MailBlock, MailContent, Sender } from './content.ts'

const wrapAt = 72

/** Breaks at spaces only: an address stays whole. */
function wrapped(words: string): string {
	const lines: string[] = ['']
	for (const word of words.split(' ')) {
		const line = lines.at(-1) ?? ''
		if (line !== '' && line.length + 1 + word.length > wrapAt) lines.push(word)
		else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
	}
	return lines.join('\n')
}

function plainBlock(block: MailBlock): string {
	switch (block.kind) {
		case 'text':
			return wrapped(block.text)
		case 'button':
			return `${block.label}:\n${block.href}`
		case 'code':
			return `${block.label}: ${block.code}`
		case 'facts':
			return block.facts
				.map(({ name, value, href }) => `${name}: ${value}${href === undefined ? '' : `\n${href}`}`)
				.join('\n')
		case 'quote':
			return block.text.replaceAll(/^/gm, '> ')
	}
}

export function plainMail({ headline, blocks, reason }: MailContent, { publicUrl }: Sender): string {
	const footer = [
		wrapped(reason),
		`Fieldhouse, ${publicUrl}/`,
		`Help: ${publicUrl}/support or ${contact.phone}`,
	]
	return [headline.toUpperCase(), ...blocks.map(plainBlock), `-- \n${footer.join('\n')}`]
		.join('\n\n')
		.concat('\n')
}
