import { useEffect, useState } from 'react'

const pauseMs = 800

const sentencesOf = (text: string): string[] =>
	text.match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]*/g)?.map((part) => part.trim()) ?? []

/** The sentences of `text` that `before` has not: what a change changed. */
export function newSentences(text: string, before: string): string {
	const known = new Set(sentencesOf(before))
	return sentencesOf(text)
		.filter((sentence) => !known.has(sentence))
		.join(' ')
}

/** The design in words: to open for everybody, and spoken, as far as it changed, once the hands rest. */
export function DesignDescription({ text }: { text: string }) {
	const [heard, setHeard] = useState({ text, news: '' })
	// Follows the pace of the hands, so that a slide through ten colors is spoken once.
	useEffect(() => {
		const timer = setTimeout(
			() => setHeard((last) => (last.text === text ? last : { text, news: newSentences(text, last.text) })),
			pauseMs,
		)
		return () => clearTimeout(timer)
	}, [text])
	return (
		<>
			<p role="status" className="sr-only">
				{heard.news}
			</p>
			<details className="group">
				<summary className="inline-flex min-h-9 items-center text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11">
					Describe this design
				</summary>
				<p className="mt-1 text-[0.9375rem] text-body">{text}</p>
			</details>
		</>
	)
}
