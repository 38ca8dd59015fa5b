export type QuickPanelLine = { id: string; title: string; detail: string }

export type QuickPanelData = { notes: QuickPanelLine[]; events: QuickPanelLine[] }

export type QuickPanelCalls = { 'GET /api/quick-panel/data': { answer: QuickPanelData } }
