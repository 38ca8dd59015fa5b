/** @jsxImportSource preact */
import './confirm.css'
import { render } from 'preact'
import { ConfirmPage } from './ConfirmPage.tsx'
import { invitationCalls } from './confirm-calls.ts'

const root = document.querySelector('#root')
const token = location.pathname.split('/').at(-1) ?? ''
if (root) render(<ConfirmPage calls={invitationCalls(token)} />, root)
