/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'الشكر والتراخيص',
  lead: 'يقوم {{product}} على عمل أناس كثيرين. شكرًا لهم.',
  media: 'الصور والأصوات والصوت المنطوق والحروف',
  by: 'من عمل {{author}}. الترخيص: {{licence}}.',
  ours: 'من عملنا.',
  source: 'المصدر: {{source}}.',
  changes: 'التغييرات: {{changes}}.',
  ideas: 'أفكار',
  outlines: 'وصفت كريستين رومان-لانتزي (Christine Roman-Lantzy) رسم إطار حول الكلمة كاملة باسم word bubbling.',
  packages: 'حزم البرمجيات ومجموعات الصور',
  packagesLead: 'كل واحدة تُفتح على نص ترخيصها الكامل.',
  certificate: 'الأمان من الوميض: ما صُوّر وما وُجد',
  home: 'رجوع إلى الصفحة الأولى',
} as const
