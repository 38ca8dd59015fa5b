import type { AnalyticsWidgets } from './analytics.types.ts'

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const hours = ['0', '2', '4', '6', '8', '10', '12', '14', '16', '18', '20', '22']

/** Fixed values (demo-apps §5), invented and always the same. */
export function analyticsSeed(): AnalyticsWidgets {
  return {
    widget1: {
      options: { labels: months },
      series: {
        '2024': [
          { name: 'sales', data: [1.9, 3, 3.4, 2.2, 2.9, 3.9, 2.5, 3.8, 4.1, 3.8, 3.2, 2.9] },
        ],
        '2025': [
          { name: 'sales', data: [2.2, 2.9, 3.9, 2.5, 3.8, 3.2, 2.9, 1.9, 3, 3.4, 4.1, 3.8] },
        ],
        '2026': [
          { name: 'sales', data: [3.9, 2.5, 3.8, 4.1, 1.9, 3, 3.8, 3.2, 2.9, 3.4, 2.2, 2.9] },
        ],
      },
    },
    widget2: {
      value: 2663,
      ofTarget: 13,
      options: { labels: weekdays },
      series: { week: [{ name: 'conversion', data: [221, 428, 492, 471, 413, 344, 294] }] },
    },
    widget3: {
      value: 476,
      ofTarget: 12,
      options: { labels: weekdays },
      series: { week: [{ name: 'impressions', data: [67, 54, 82, 57, 72, 57, 87] }] },
    },
    widget4: {
      value: 2504,
      ofTarget: -9,
      options: { labels: weekdays },
      series: { week: [{ name: 'visits', data: [432, 428, 327, 363, 456, 267, 231] }] },
    },
    widget5: {
      options: { labels: hours },
      series: {
        yesterday: [
          { name: 'visitors', data: [190, 300, 340, 220, 290, 390, 250, 380, 410, 380, 320, 290] },
          {
            name: 'views',
            data: [2200, 2900, 3900, 2500, 3800, 3200, 2900, 1900, 3000, 3400, 4100, 3800],
          },
        ],
        today: [
          { name: 'visitors', data: [410, 380, 320, 290, 190, 390, 250, 380, 300, 340, 220, 290] },
          {
            name: 'views',
            data: [3000, 3400, 4100, 3800, 2200, 3200, 2900, 1900, 2900, 3900, 2500, 3800],
          },
        ],
      },
    },
    widget6: {
      options: { labels: ['desktop', 'tablet', 'mobile'] },
      series: { month: [{ name: 'devices', data: [54.6, 6.1, 39.3] }] },
    },
    widget7: {
      markers: [
        { lat: -23.55, lng: -46.63, label: 'São Paulo' },
        { lat: -12.97, lng: -38.5, label: 'Salvador' },
        { lat: 38.72, lng: -9.14, label: 'Lisboa' },
        { lat: 19.43, lng: -99.13, label: 'Cidade do México' },
        { lat: 40.42, lng: -3.7, label: 'Madri' },
        { lat: -34.6, lng: -58.38, label: 'Buenos Aires' },
        { lat: 25.2, lng: 55.27, label: 'Dubai' },
        { lat: 35.68, lng: 139.69, label: 'Tóquio' },
      ],
    },
    widget8: {
      value: 4251,
      ofTarget: 7,
      options: { labels: weekdays },
      series: { week: [{ name: 'sales', data: [540, 539, 705, 686, 638, 550, 593] }] },
    },
    widget9: {
      rows: [
        { title: 'Folheto na recepção', clicks: 3621, conversion: 90 },
        { title: 'Boletim de novembro', clicks: 703, conversion: 7 },
        { title: 'Cartaz no elevador', clicks: 532, conversion: 0 },
        { title: 'Convite por e-mail', clicks: 201, conversion: 8 },
        { title: 'Aviso no aplicativo', clicks: 94, conversion: 4 },
      ],
    },
  }
}
