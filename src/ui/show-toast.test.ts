import { expect, test } from 'vitest'
import { leaving } from './show-toast.ts'

const success = (text: string) => ({ tone: 'success', text })
const error = (text: string) => ({ tone: 'error', text })
const texts = (shown: { text: string }[]) => shown.map(({ text }) => text)

test('the same message is not shown twice', () => {
	expect(texts(leaving([success('Saved'), error('Saved')], success('Saved')))).toEqual(['Saved'])
	expect(leaving([success('Saved')], success('Logo uploaded'))).toEqual([])
})

test('of more than three toasts the oldest leaves, an error last', () => {
	const three = [error('Upload failed'), success('One'), success('Two')]
	expect(texts(leaving(three, success('Three')))).toEqual(['One'])
	expect(texts(leaving(['A', 'B', 'C'].map(error), error('D')))).toEqual(['A'])
	expect(texts(leaving([success('One'), ...three], success('One')))).toEqual(['One', 'One'])
})
