import { expect, test } from 'vitest'
import { nextGrade } from './grades.ts'

test.each([
	['9', '10'],
	['09', '10'],
	['11', '12'],
	['12', null],
	['1', '2'],
	['13', '13'],
	['0', '0'],
	['8th', '9th'],
	['1st grade', '2nd grade'],
	['11th', '12th'],
	['12th', null],
	['JV 10', 'JV 11'],
	['Grade 9', 'Grade 10'],
	['Fr', 'So'],
	['So.', 'Jr.'],
	['JR', 'SR'],
	['jr', 'sr'],
	['Sr', null],
	['Freshman', 'Sophomore'],
	['SENIOR', null],
	['2027', '2027'],
	['8/9', '8/9'],
	['Varsity', 'Varsity'],
	['', ''],
])('a year after “%s” it is “%s”', (grade, next) => expect(nextGrade(grade)).toBe(next))
