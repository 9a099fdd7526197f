import type { AskedView } from '../views.ts'
import { useOrderTexts } from './order-language.tsx'
import { When } from './when.tsx'

/** "Asked: d•••@school.org on Nov 24." */
export function AskedLine({ asked: { who, at, hasJoined } }: { asked: AskedView }) {
	const { language, texts } = useOrderTexts()
	const [before, on] = texts.asked
	return (
		<>
			{before} {who} {on} <When at={at} language={language} />
			{hasJoined ? texts.joined : texts.notJoined}
		</>
	)
}
